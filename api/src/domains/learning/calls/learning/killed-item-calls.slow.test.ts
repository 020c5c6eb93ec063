import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../../../tests/support/database.ts'

const writer = fileURLToPath(new URL('../../../../../../tests/support/progress-writer.ts', import.meta.url))

test('after kill -9, every answered item call is saved with its activity log row', async () => {
  const other = await createTestDatabase()
  const child = spawn(process.execPath, [writer, other.url], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  const ended = new Promise((done) => child.once('close', done))
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    printed += part
    if (printed.split('\n').length > 200) child.kill('SIGKILL')
  })
  await ended
  const answered = printed.split('\n').slice(0, -1)
  expect(answered.length).toBeGreaterThanOrEqual(200)
  const owner = postgres(other.superuser_url, { max: 1 })
  const rows = await owner<{ step: string }[]>`
    select enrollment_id || ' ' || module_item_id || ' ' || step as step from item_progress, unnest(array[1, 5]) step
    where status = 5 or step = status`
  const there = new Set(rows.map(({ step }) => step))
  expect(answered.filter((each) => !there.has(each))).toEqual([])
  const [{ logged } = { logged: 0 }] =
    await owner`select count(*)::integer as logged from activity_logs where action like 'POST /learner/module-items/%'`
  expect(logged).toBeGreaterThanOrEqual(answered.length)
  await owner.end()
  await other.drop()
}, 180_000)
