import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { connect, type Connection } from '../../db/client.ts'
import { inPortal } from '../../db/in-portal.ts'

let database: TestDatabase
let app: Connection
beforeAll(async () => {
  database = await createTestDatabase()
  const platform = connect({ url: database.url, role: 'platform', max: 1 })
  await platform.sql`insert into portals (id, name, slug) values (31, 'A', 'a'), (32, 'B', 'b')`
  await platform.sql`
    insert into pages (portal_id, path, version, status, tags)
    select portal, '/' || portal || path, 1, status, tags from unnest(array[31, 32]) portal, (values
      ('/both', 200, array['courses', 'course:7']), ('/one', 200, array['course:7']), ('/other', 200, array['course:8']), ('/removed', 404, array['courses'])) page (path, status, tags)`
  await platform.close()
  app = connect({ url: database.url, role: 'app', max: 1 })
})
afterAll(async () => {
  await app?.close()
  await database?.drop()
})

const carrying = (portal: number, tags: string) =>
  inPortal(app.db, portal, async (db) =>
    (await db.execute<{ path: string }>(sql`select path from pages_with_tags(${tags}::text[]) order by path`)).map(
      ({ path }) => path,
    ),
  )

test('finds pages by tag only in their own portal, although the search bypasses row security', async () => {
  expect(await carrying(31, '{courses,course:7}')).toEqual(['/31/both', '/31/one'])
  expect(await carrying(32, '{course:8}')).toEqual(['/32/other'])
  expect(await carrying(32, '{course:9}')).toEqual([])
})

test('rejects a search by tag outside a portal', async () => {
  await expect(app.sql`select path from pages_with_tags('{courses}')`).rejects.toThrow(/app.portal_id|bigint/)
})
