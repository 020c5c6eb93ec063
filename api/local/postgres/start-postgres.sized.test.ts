import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { isRunning } from '../supervisor/stop-process.ts'
import { createDatabase } from './create-database.ts'
import { startPostgres } from './start-postgres.ts'
import { sized } from '../../../tests/support/tier.ts'

const root = mkdtempSync(join(tmpdir(), 'portico-postgres-test-'))
const open = join(root, 'open')
chmodSync(root, 0o711)
// Closed to other users, like a home folder: as root, the server must use another location.
const closed = join(mkdtempSync(join(root, 'closed-')), 'postgres')
afterAll(() => {
  for (const place of [open, closed])
    if (existsSync(join(place, 'moved-to')))
      rmSync(readFileSync(join(place, 'moved-to'), 'utf8').trim(), { recursive: true })
  rmSync(root, { recursive: true, force: true })
})

async function queryValue(url: string, query: string): Promise<unknown> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return Object.values((await sql.unsafe(query))[0] ?? {})[0]
  } finally {
    await sql.end()
  }
}

test.each([
  ['below a folder closed to other users', closed],
  ...sized({ quick: [], slow: [['in an open folder', open]] }),
])(
  '[start] Postgres %s starts, stops, and recovers committed data after a kill -9',
  async (_, dataDir) => {
    const first = await startPostgres({ dataDir })
    expect(await queryValue(first.url, 'select version()')).toMatch(/^PostgreSQL 18\./)
    const url = await createDatabase({ url: first.url, name: 'portico' })
    expect(await queryValue(url, 'select rolsuper from pg_roles where rolname = current_user')).toBe(false)
    await queryValue(url, 'create table kept as select 1 as n')
    await first.stop()
    expect(isRunning(first.pid)).toBe(false)

    const second = await startPostgres({ dataDir })
    await queryValue(Object.assign(new URL(url), { port: second.port }).href, 'insert into kept values (2)')
    process.kill(second.pid, 'SIGKILL')
    await second.exited

    const third = await startPostgres({ dataDir })
    expect(
      await queryValue(Object.assign(new URL(url), { port: third.port }).href, 'select sum(n)::int from kept'),
    ).toBe(3)

    const fourth = await startPostgres({ dataDir })
    expect(isRunning(third.pid)).toBe(false)
    expect(await queryValue(fourth.url, 'show fsync')).toBe('on')
    await fourth.stop()
  },
  60_000,
)

test('[start] starts over after the folder is deleted, even if the data was stored elsewhere', async () => {
  const first = await startPostgres({ dataDir: closed })
  await createDatabase({ url: first.url, name: 'old' })
  rmSync(closed, { recursive: true })
  const second = await startPostgres({ dataDir: closed })
  expect(await queryValue(second.url, "select count(*)::int from pg_database where datname = 'old'")).toBe(0)
  await second.stop()
  expect(isRunning(first.pid)).toBe(false)
}, 60_000)
