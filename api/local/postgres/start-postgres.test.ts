import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { isRunning } from '../supervisor/stop-process.ts'
import { createDatabase } from './create-database.ts'
import { startPostgres } from './start-postgres.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'portico-postgres-test-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function ask(url: string, query: string): Promise<unknown> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return Object.values((await sql.unsafe(query))[0] ?? {})[0]
  } finally {
    await sql.end()
  }
}

test('[start] the embedded Postgres starts, stops, and comes up again after a kill -9 with what was committed', async () => {
  const first = await startPostgres({ dataDir })
  expect(await ask(first.url, 'select version()')).toMatch(/^PostgreSQL 18\./)
  const url = await createDatabase({ url: first.url, name: 'portico' })
  expect(await ask(url, 'select rolsuper from pg_roles where rolname = current_user')).toBe(false)
  await ask(url, 'create table kept as select 1 as n')
  await first.stop()
  expect(isRunning(first.pid)).toBe(false)

  const second = await startPostgres({ dataDir })
  await ask(Object.assign(new URL(url), { port: second.port }).href, 'insert into kept values (2)')
  process.kill(second.pid, 'SIGKILL')
  await second.exited

  const third = await startPostgres({ dataDir })
  expect(await ask(Object.assign(new URL(url), { port: third.port }).href, 'select sum(n)::int from kept')).toBe(3)

  const fourth = await startPostgres({ dataDir })
  expect(isRunning(third.pid)).toBe(false)
  expect(await ask(fourth.url, 'show fsync')).toBe('on')
  await fourth.stop()
}, 60_000)
