import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadTasks, taskNames } from './tasks.ts'

test('every event that something follows from finds its reaction, in the lane that is to run it', async () => {
  const tasks = await loadTasks('all')
  expect([...tasks.keys()].toSorted()).toEqual(taskNames('all').toSorted())
  for (const name of tasks.keys())
    expect([name, existsSync(new URL(`${name}.ts`, import.meta.url))]).toEqual([name, true])
  expect(taskNames('pages').filter((name) => taskNames('heavy').includes(name))).toEqual([])
  expect([...taskNames('pages'), ...taskNames('heavy')].toSorted()).toEqual(taskNames('all').toSorted())
})
