import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { create_portal, delete_portal } from '@portico/shared/contract/portals/staff.ts'
import { builtSite } from '../../tests/support/site.ts'
import { createWorld, type World } from '../../tests/support/world.ts'
import { insertPortal, removePortal } from './domains/portals/cross-portal/portal-admin.ts'
import { portalById } from './db/cross-portal/portals-and-members.ts'
import { inPortal } from './db/in-portal.ts'
import { emitter } from './events/emit.ts'
import { dropPortal } from './domains/publishing/hosts.ts'
import { openHosts } from './domains/publishing/open-hosts.ts'
import { pageRendererOf } from './domains/publishing/page-renderer.ts'
import { startWorker } from './worker.ts'

let world: World
let worker: Awaited<ReturnType<typeof startWorker>>
let owner: postgres.Sql
const lines: { level: number; msg: string }[] = []
beforeAll(async () => {
  await builtSite()
  world = await createWorld()
  const stream = new PassThrough()
  stream.on('data', (line: Buffer) => lines.push(JSON.parse(line.toString())))
  worker = await startWorker({ services: { ...world.services, log: pino({ level: 'info' }, stream) } })
  owner = postgres(world.database_url, { max: 2, onnotice: () => {} })
}, 180_000)
afterAll(async () => {
  await worker.stop()
  await (await pageRendererOf(world.services)).renderer.close()
  await owner.end()
  await world.close()
})

const queued = async () => (await owner`select last_error from graphile_worker._private_jobs`).length

test(
  'a job whose portal is deleted while it places pages ends without error or retry',
  { timeout: 60_000 },
  async () => {
    const id = (await insertPortal(world.services.platform.db, { name: 'Short-lived', slug: 'short-lived' })) ?? 0
    await owner.begin(async (sql) => {
      await sql`set local role platform`
      await sql`select id from portals where id = ${id} for update`
      await inPortal(world.services.app.db, id, (db) => emitter(db, id)('portal.changed', { job_id: null }))
      await expect
        .poll(
          async () =>
            (
              await owner`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
            ).length,
          { timeout: 90_000 },
        )
        .toBeGreaterThan(0)
      for (const table of ['portal_settings', 'companies', 'publishing_jobs', 'pages', 'states'])
        await sql`delete from ${sql(table)} where portal_id = ${id}`
      await sql`delete from portals where id = ${id}`
    })
    await expect.poll(queued, { timeout: 90_000 }).toBe(0)
    expect(lines.map(({ msg }) => msg)).toContain('the portal was deleted while this job ran')
    expect(lines.filter(({ level }) => level > 30)).toEqual([])
  },
)

test('deleting a portal deletes its published files and its host', { timeout: 60_000 }, async () => {
  const root = await world.person('super_admin', 'admin')
  await root.confirm()
  const { id } = await root.call(create_portal, { body: { name: 'Lakeside', slug: 'lakeside' } })
  const published = join(world.config.DATA_DIR, 'published')
  const standing = () => [
    existsSync(join(published, 'hosts/lakeside.portico.localhost')),
    existsSync(join(published, `portals/${id}`)),
  ]
  await expect.poll(standing, { timeout: 90_000 }).toEqual([true, true])
  expect(await root.call(delete_portal, { params: { portal_id: id } })).toEqual({ id })
  await expect.poll(standing, { timeout: 90_000 }).toEqual([false, false])
})

test('a portal deleted while a job places its pages ends up without a host', async () => {
  const { app, platform, config } = world.services
  const hasHost = () => existsSync(join(config.DATA_DIR, 'published/hosts/overtaken.portico.localhost'))
  const id = (await insertPortal(platform.db, { name: 'Overtaken', slug: 'overtaken' })) ?? 0
  const portal = await portalById(platform.db, id)
  if (!portal) throw new Error('no portal was made')
  await openHosts(world.services, portal)
  expect(hasHost()).toBe(true)
  const read = app.db.transaction.bind(app.db)
  const overtaken: typeof app.db.transaction = async (...args) => {
    const answer = await read(...args)
    expect(await removePortal(platform.db, id)).toBe('removed')
    dropPortal(id, config)
    expect(hasHost()).toBe(false)
    return answer
  }
  const db = new Proxy(app.db, {
    get: (target, name) => (name === 'transaction' ? overtaken : Reflect.get(target, name)),
  })
  await openHosts({ ...world.services, app: { ...app, db } }, portal)
  expect(hasHost()).toBe(false)
  expect(existsSync(join(config.DATA_DIR, `published/portals/${id}`))).toBe(false)
})
