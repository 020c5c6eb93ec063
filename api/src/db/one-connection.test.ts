import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { connect, type Connection } from './client.ts'
import { inPortal } from './in-portal.ts'
import { apart } from './one-connection.ts'
import { readPortal } from './read-portal.ts'

let database: TestDatabase
let app: Connection
let platform: Connection
beforeAll(async () => {
  database = await createTestDatabase()
  app = connect({ url: database.url, role: 'app', max: 2 })
  platform = connect({ url: database.url, role: 'platform', max: 2 })
  await platform.sql`insert into portals (id, name, slug) values (31, 'A', 'a')`
})
afterAll(async () => {
  await Promise.all([app.close(), platform.close()])
  await database.drop()
})

const portal = 31
const one = sql`select 1`
const refused = 'a second connection of a pool, asked for while one is held'
const holders = {
  inPortal: <T>(work: () => Promise<T>) => inPortal(app.db, portal, work),
  readPortal: <T>(work: () => Promise<T>) => readPortal(app, portal, work),
}

for (const [name, hold] of Object.entries(holders)) {
  test(`whoever holds a connection by ${name} gets no second one of that pool`, async () => {
    await expect(hold(() => inPortal(app.db, portal, (tx) => tx.execute(one)))).rejects.toThrow(refused)
    await expect(hold(() => readPortal(app, portal, (tx) => tx.execute(one)))).rejects.toThrow(refused)
    // drizzle's message names the query; the reason is in `cause`.
    await expect(hold(async () => app.db.execute(one))).rejects.toMatchObject({ cause: new Error(refused) })
  })

  test(`beside ${name} another pool answers, and work that is not waited for`, async () => {
    expect(await hold(async () => platform.db.execute(one))).toHaveLength(1)
    let later: Promise<unknown> = Promise.resolve()
    await hold(async () => void (later = apart(() => inPortal(app.db, portal, (tx) => tx.execute(one)))))
    expect(await later).toHaveLength(1)
  })
}

test('a released connection can be taken again', async () => {
  await inPortal(app.db, portal, (tx) => tx.execute(one))
  expect(await inPortal(app.db, portal, (tx) => tx.execute(one))).toHaveLength(1)
})
