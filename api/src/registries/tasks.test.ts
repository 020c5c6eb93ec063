import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadTasks, taskNames } from './tasks.ts'

test('every event’s reactions exist, each in exactly one lane', async () => {
  const tasks = await loadTasks('all')
  expect([...tasks.keys()].toSorted()).toEqual(taskNames('all').toSorted())
  const registry = readFileSync(new URL('tasks.ts', import.meta.url), 'utf8')
  const named = (name: string) =>
    new RegExp(`'${name}': \\(\\) =>\\s*import\\('[^']*/reactions/${name}\\.ts'`).test(registry)
  expect([...tasks.keys()].filter((name) => !named(name))).toEqual([])
  expect(taskNames('pages').filter((name) => taskNames('heavy').includes(name))).toEqual([])
  expect([...taskNames('pages'), ...taskNames('heavy')].toSorted()).toEqual(taskNames('all').toSorted())
})
