import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/support/world.ts'
import { users } from '../domains/identity/tables.ts'
import { totalIfRequested } from './paginate.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('counts a list up to 10,000 for any query, and only on request', async () => {
  const asked = { with_total: '1' } as const
  const rows = (all: number) => sql`select 1 from generate_series(1, ${all}::int)`
  const totalOf = (all: number) => world.within('core', (tx) => totalIfRequested(asked, tx, rows(all)))
  expect(await totalOf(0)).toEqual({ total: { count: 0, is_exact: true } })
  expect(await totalOf(10_000)).toEqual({ total: { count: 10_000, is_exact: true } })
  expect(await totalOf(10_001)).toEqual({ total: { count: 10_000, is_exact: false } })
  const built = await world.within('core', (tx) =>
    totalIfRequested(asked, tx, tx.select({ id: users.id, email: users.email }).from(users).limit(0)),
  )
  expect(built).toEqual({ total: { count: 0, is_exact: true } })
  expect(await world.within('core', (tx) => totalIfRequested({}, tx, sql`select 1 / 0`))).toEqual({})
  // Rows beyond the 10,001st are never produced.
  const read = await world.within('core', async (tx) => {
    await tx.execute(sql`create temporary sequence made`)
    await totalIfRequested(asked, tx, sql`select nextval('made') from generate_series(1, 20000)`)
    return tx.execute<{ made: number }>(sql`select last_value::int as made from made`)
  })
  expect(read[0]?.made).toBe(10_001)
})
