import { expect, test } from 'vitest'
import postgres from 'postgres'
import { inject } from 'vitest'
import { freePort } from '../../local/supervisor/free-port.ts'
import { reachDatabase } from './reach-database.ts'

async function tried(change: Partial<URL>): Promise<string> {
  const url = Object.assign(new URL(inject('postgres_url')), change).href
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  return reachDatabase(url, () => sql`select 1`)
    .then(
      () => 'reached',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    )
    .finally(() => sql.end())
}

test('names the setting if a database is silent, refuses the login or does not exist', async () => {
  const { host, username } = new URL(inject('postgres_url'))
  const port = await freePort()
  expect(await tried({ port: String(port) })).toBe(
    `DATABASE_URL: no Postgres answers at 127.0.0.1:${port} (ECONNREFUSED).`,
  )
  expect(await tried({ pathname: '/nothing_here' })).toBe(
    `DATABASE_URL: Postgres at ${host} has no database "nothing_here" (3D000).`,
  )
  expect(await tried({ password: 'wrong' })).toBe(
    `DATABASE_URL: Postgres at ${host} refuses the login of "${username}" (28P01).`,
  )
  expect(await tried({ hostname: 'nobody.invalid' })).toMatch(
    /^DATABASE_URL: no Postgres answers at nobody\.invalid:\d+ \(E[A-Z_]+\)\.$/,
  )
  expect(await tried({})).toBe('reached')
})

test('passes any other error through unchanged', async () => {
  const error = new Error('something else')
  await expect(reachDatabase('postgres://a@b/c', () => Promise.reject(error))).rejects.toBe(error)
})
