import { eq, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { connect, type Connection } from './client.ts'
import { inPortal } from './in-portal.ts'
import { readPortal } from './read-portal.ts'
import { createStatements, prepare, statement, type Statements } from './statements.ts'
import { tags } from '../domains/lists/tables.ts'

let database: TestDatabase
let app: Connection

beforeAll(async () => {
  database = await createTestDatabase()
  const platform = connect({ url: database.url, role: 'platform', max: 1 })
  await platform.sql`insert into portals (id, name, slug) values (31, 'A', 'a'), (32, 'B', 'b')`
  await platform.sql`insert into tags (portal_id, title, slug, sort_number) select p, p || ' ' || n, n, n from unnest(array[31, 32]) p, generate_series(1, 3) n`
  await platform.close()
  app = connect({ url: database.url, role: 'app', max: 2 })
})
afterAll(async () => {
  await app?.close()
  await database?.drop()
})

/** Returns the titles of a portal's tags by position, and counts how many statements were built for it. */
function countBuilds(ask: Statements) {
  let built = 0
  const titles = async (portal: number, place: number, shape = 'tags') => {
    const build = () => {
      built += 1
      return sql`select title from tags where sort_number = ${sql.placeholder('place')} order by title`
    }
    const rows = await readPortal(app, portal, (db) => ask<{ title: string }>(db, { shape, build, values: { place } }))
    return rows.map(({ title }) => title)
  }
  return { titles, built: () => built }
}

test('builds each shape once and runs it with the values of each call', async () => {
  const { titles, built } = countBuilds(createStatements())
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => titles(31, (index % 4) + 1)))
  for (const [index, found] of answers.entries()) {
    const place = (index % 4) + 1
    expect(found).toEqual(place === 4 ? [] : [`31 ${place}`])
  }
  expect(built()).toBe(1)
})

test('[TEN-001] two portals that use the same shape never see each other’s rows', async () => {
  const { titles, built } = countBuilds(createStatements())
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => titles(31 + (index % 2), 2)))
  expect(answers).toEqual(Array.from({ length: 60 }, (_, index) => [`${31 + (index % 2)} 2`]))
  expect(built()).toBe(1)
})

test('the cache is bounded and keeps the most recently used shapes', async () => {
  const { titles, built } = countBuilds(createStatements({ max: 2 }))
  for (const shape of ['a', 'b', 'a', 'c', 'a']) await titles(31, 1, shape)
  expect(built()).toBe(3)
  expect(await titles(31, 1, 'b')).toEqual(['31 1'])
  expect(built()).toBe(4)
})

test('a missing value throws, and the next read works', async () => {
  const ask = createStatements()
  const build = () => sql`select title from tags where sort_number = ${sql.placeholder('place')}`
  const read = (values: Record<string, unknown>) =>
    readPortal(app, 31, (db) => ask(db, { shape: 'tags', build, values }))
  await expect(read({})).rejects.toThrow('place')
  expect(await read({ place: 3 })).toEqual([{ title: '31 3' }])
})

/** Counts how many statements containing these words were built during `work`. */
async function builtWhile(words: string, work: () => Promise<unknown>): Promise<number> {
  const building = vi.spyOn(PgDialect.prototype, 'sqlToQuery')
  await work()
  const texts = building.mock.results.map(({ value }) => String(value.sql)).filter((text) => text.includes(words))
  building.mockRestore()
  return texts.length
}

test('[TEN-001] builds a builder query once, runs it in each transaction’s portal, and maps its rows', async () => {
  const byPlace = prepare((db) =>
    db
      .select({ tag: { title: tags.title } })
      .from(tags)
      .where(eq(tags.sort_number, sql.placeholder('place'))),
  )
  const built = await builtWhile('from "tags"', async () => {
    const asked = Array.from({ length: 40 }, (_, index) => ({ portal: 31 + (index % 2), place: 1 + (index % 3) }))
    const found = await Promise.all(
      asked.map(({ portal, place }) => readPortal(app, portal, (db) => byPlace(db, { place }))),
    )
    expect(found).toEqual(asked.map(({ portal, place }) => [{ tag: { title: `${portal} ${place}` } }]))
  })
  expect(built).toBe(1)
})

test('a prepared insert runs in its own transaction and savepoint, and a rollback undoes it', async () => {
  const add = prepare((db) =>
    db
      .insert(tags)
      .values({ title: sql.placeholder('title'), slug: sql.placeholder('title') })
      .returning({ title: tags.title, portal_id: tags.portal_id }),
  )
  const titles = statement<{ title: string }>(() => sql`select title from tags where title like 'new %' order by title`)
  await inPortal(app.db, 31, async (tx) => {
    expect(await add(tx, { title: 'new 1' })).toEqual([{ title: 'new 1', portal_id: 31 }])
    const undone = tx.transaction(async (savepoint) => {
      await add(savepoint, { title: 'new 2' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await tx.transaction((savepoint) => add(savepoint, { title: 'new 3' }))
  })
  expect(await readPortal(app, 31, (db) => titles(db))).toEqual([{ title: 'new 1' }, { title: 'new 3' }])
  expect(await readPortal(app, 32, (db) => titles(db))).toEqual([])
})
