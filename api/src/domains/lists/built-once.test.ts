import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { Resource } from '@portico/shared/resources/resource.ts'
import { tags as tagList } from '@portico/shared/resources/tags.ts'
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts'
import { tags as tagTable } from './tables.ts'
import { createStatements } from '../../db/statements.ts'
import { readPortal } from '../../db/read-portal.ts'
import type { List } from './list-table.ts'
import { readPage } from './read-page.ts'

let world: World
let core: Person
let summit: Person
const tags = callsOf('tags')
beforeAll(async () => {
  world = await createWorld()
  core = await world.person('admin')
  summit = await world.person('admin', 'summit')
  for (const [portal, person] of Object.entries({ core, summit }))
    for (let place = 1; place <= 6; place += 1)
      await person.call(tags.create, {
        body: { title: `${portal} ${place}`, sort_number: place, status: 1 + (place % 2) },
      })
})
afterAll(() => world.close())

/** Counts the SQL statements built for the list while `work` runs. */
async function builtWhile(work: () => Promise<unknown>): Promise<number> {
  const building = vi.spyOn(PgDialect.prototype, 'sqlToQuery')
  await work()
  const texts = building.mock.results.map(({ value }) => String(value.sql)).filter((text) => text.includes('"tags" t'))
  building.mockRestore()
  return texts.length
}

/** Other test files in this process also query tags; no other file uses this order with a status filter. */
const sort = '-sort_number'

test('builds one SQL statement per page shape, reused across values, pages and portals', async () => {
  const read = async (person: Person, query: Record<string, unknown>) =>
    (await person.call(tags.index, { query: { sort, ...query } })).data.map((row) => row.title)
  const built = await builtWhile(async () => {
    for (const [portal, person] of Object.entries({ core, summit })) {
      expect(await read(person, { status: 2, per_page: 2 })).toEqual([`${portal} 5`, `${portal} 3`])
      expect(await read(person, { status: 1, per_page: 3 })).toEqual([`${portal} 6`, `${portal} 4`, `${portal} 2`])
    }
  })
  expect(built).toBe(1)
  // The page after a cursor, the way back, and a search add three shapes.
  const more = await builtWhile(async () => {
    for (const [portal, person] of Object.entries({ core, summit }))
      for (const status of [1, 2]) {
        const first = await person.call(tags.index, { query: { sort, status, per_page: 1 } })
        const next = { sort, status, per_page: 1, cursor: first.meta.next_cursor ?? '' }
        const second = await person.call(tags.index, { query: next })
        expect(second.data[0]?.title).toBe(`${portal} ${status === 1 ? 4 : 3}`)
        const back = await read(person, { status, per_page: 1, cursor: second.meta.prev_cursor ?? '' })
        expect(back).toEqual(first.data.map(({ title }) => title))
        expect(await read(person, { search: status === 1 ? ' 5' : 'core 6' })).toEqual(
          [status === 1 ? `${portal} 5` : 'core 6'].filter((title) => title.startsWith(portal)),
        )
      }
  })
  expect(more).toBe(3)
})

test('prebuilt statements for entries and options return only the caller’s portal’s rows', async () => {
  const options = await core.call(tags.select)
  const built = await builtWhile(async () => {
    for (const { id, title } of options) {
      expect((await core.call(tags.show, { params: { id } })).title).toBe(title)
      await expect(summit.call(tags.show, { params: { id } })).rejects.toMatchObject({ status: 404 })
    }
    expect((await core.call(tags.select)).map(({ title }) => title)).toEqual(options.map(({ title }) => title))
    for (const { title } of await summit.call(tags.select)) expect(title).toMatch(/^summit /)
  })
  // The options and each entry were already read once above and in the setup, so nothing new is built.
  expect(built).toBe(0)
})

test('two declarations of one list each return their own declared columns', async () => {
  const { title, slug, sort_number } = tagList.fields
  const declared = (fields: Resource['fields']): List => ({
    resource: { ...tagList, fields },
    calls: tags,
    table: tagTable,
    links: {},
    rules: {},
    tableOf: () => tagTable,
    titleFieldOf: () => 'title',
    ask: createStatements(),
  })
  const lists = [declared({ title, sort_number }), declared({ title, slug: { ...slug, list: true }, sort_number })]
  const columnsOf = (list: List) =>
    readPortal(world.services.app, world.portals.core.id, async (db) =>
      Object.keys((await readPage(db, list, {})).data[0] ?? {}),
    )
  for (let round = 0; round < 2; round += 1)
    expect(await Promise.all(lists.map(columnsOf))).toEqual([
      ['id', 'title', 'sort_number'],
      ['id', 'title', 'slug', 'sort_number'],
    ])
})
