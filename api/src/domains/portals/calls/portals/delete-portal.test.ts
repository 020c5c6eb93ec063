import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { create_portal, delete_portal, show_portal } from '@portico/shared/contract/portals/staff.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { inPortal } from '../../../../db/in-portal.ts'
import { pages } from '../../../publishing/tables.ts'
import { gzipOf, nextVersion, storePages, type PageChange } from '../../../publishing/store.ts'

let world: World
let owner: postgres.Sql
let root: Person
beforeAll(async () => {
  world = await createWorld()
  owner = postgres(world.database_url, { max: 1, onnotice: () => {} })
  root = await world.person('super_admin', 'admin')
  await root.confirm()
})
afterAll(async () => {
  await owner.end()
  await world.close()
})

const make = async (slug: string) => (await root.call(create_portal, { body: { name: 'Lakeside', slug } })).id
const remove = (portal_id: number) => root.call(delete_portal, { params: { portal_id } })
const isGone = (portal_id: number) =>
  root.call(show_portal, { params: { portal_id } }).then(
    () => false,
    ({ status }: { status: number }) => status === 404,
  )
const waiting = async () =>
  (await owner`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length
const pageStamp = (path: string) => ({ path, version: 1, status: 200 })

test('[TEN-027] deletes a portal as soon as its running publication has finished', async () => {
  const id = await make('lakeside-published')
  let deletion: Promise<unknown> | undefined
  await inPortal(world.services.app.db, id, async (tx) => {
    await tx.insert(pages).values(pageStamp('/a'))
    deletion = remove(id)
    await expect.poll(waiting).toBe(1)
    await tx.insert(pages).values(pageStamp('/b'))
  })
  expect(await deletion).toEqual({ id })
  expect(await isGone(id)).toBe(true)
})

test('refuses deletion with the reason while publishing does not finish, and succeeds later', async () => {
  const id = await make('lakeside-endless')
  await inPortal(world.services.app.db, id, async (tx) => {
    await tx.insert(pages).values(pageStamp('/a'))
    await expect(remove(id)).rejects.toMatchObject({
      status: 409,
      code: 'portals.being_published',
      message: 'Pages of this portal are still being published. Please try again in a moment.',
    })
  })
  expect(await remove(id)).toEqual({ id })
}, 30_000)

test('publishing and deleting in parallel reach one of two outcomes, without error or deadlock', async () => {
  const body = Buffer.from('page')
  const gzip = await gzipOf(body)
  const change = (n: number): PageChange => ({ path: `/page-${n}`, body, gzip, tags: [] })
  for (let round = 0; round < 20; round += 1) {
    const id = await make(`lakeside-${round}`)
    const place = { services: world.services, portal_id: id, version: await nextVersion(world.services) }
    const stores = [0, 12, 24].map((from) =>
      storePages(
        place,
        Array.from({ length: 24 }, (_, n) => change(from + n)),
      ).then(
        () => 'stored',
        (error: Error) => error.message,
      ),
    )
    const [answer, ...ends] = await Promise.all([root.send('DELETE', `/admin/portals/${id}`), ...stores])
    expect(answer.status).toBe(200)
    expect(ends.filter((end) => !['stored', 'the portal of these pages is gone'].includes(end))).toEqual([])
    expect(await isGone(id)).toBe(true)
  }
}, 180_000)

test('rejects deleting a portal with entries, or the call’s own portal, as in use', async () => {
  const id = await make('lakeside-tagged')
  const inUse = { status: 409, code: 'portals.in_use' }
  await expect(
    root.call(delete_portal, { params: { portal_id: id }, query: { referer_portal_id: id } }),
  ).rejects.toMatchObject(inUse)
  await owner.begin(async (sql) => {
    await sql`select set_config('app.portal_id', ${String(id)}, true)`
    await sql`set local role app`
    await sql`insert into tags (title, slug) values ('Kept', 'kept')`
  })
  await expect(remove(id)).rejects.toMatchObject(inUse)
  expect(await isGone(id)).toBe(false)
})
