import pino from 'pino'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { openWorkerPool } from './worker-pool.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('job queue connections terminated by the database while closing are logged and do not crash', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const pool = openWorkerPool({ url: database.url, max: 3, log })
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
  const owner = postgres(database.superuser_url, { max: 1, onnotice: () => {} })
  const found = await owner<
    { pid: number }[]
  >`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
  const pids = found.map(({ pid }) => pid)
  expect(pids).toHaveLength(3)
  for (const client of clients) client.release()
  // Pause the connections' backends, so that the close and the termination both reach them.
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  try {
    await pool.end()
    await owner`select pg_terminate_backend(pid) from unnest(${pids}::int[]) pid`
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
  await expect
    .poll(() => lines.filter((line) => line.includes('a connection of the job queue was lost')).length)
    .toBe(3)
  await owner.end()
})
