import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { start_scorm } from '@portico/shared/contract/scorm/scorm.ts'
import { logout } from '@portico/shared/contract/identity/session.ts'
import { enroll, makeCourse } from '../../../../../tests/support/course.ts'
import { addSco, makePackage } from '../../../../../tests/support/items.ts'
import { createWorld, type Person, type PortalName, type World } from '../../../../../tests/support/world.ts'
import { setPortalPaused } from '../../portals/cross-portal/portal-admin.ts'
import { enrollments } from '../../learning/tables.ts'
import { memberships } from '../../identity/tables.ts'
import { sessions } from '../../../kernel/tables.ts'
import { packageFileKey, writePackageList, type PackageList } from '../../media/package-list.ts'

const sha256 = 'c'.repeat(64)
/** Longer than a launch check may be cached. */
const past_trust_ms = 5_001
let world: World
beforeAll(async () => {
  world = await createWorld()
  const { storage } = world.services
  const list: PackageList = { folder: sha256, files: [['index.html', 15]] }
  await storage.put(packageFileKey(list, 'index.html'), Buffer.from('<h1>Lesson</h1>'))
  await writePackageList(storage, sha256, list)
})
afterEach(() => {
  world.setNow(null)
  ahead_ms = 0
})
afterAll(() => world.close())

/** A learner with an open player; `statuses` returns the content host's status for each of the four kinds of request. */
async function launched(
  portal: PortalName = 'core',
): Promise<{ learner: Person; related_id: number; url: string; statuses: () => Promise<number[]> }> {
  const learner = await world.person('learner', portal)
  const course = await makeCourse(world, { portal })
  const related_id = await enroll(world, { course, user_id: learner.id, portal })
  const item_id = await world.within(portal, async (db) => {
    const package_id = await makePackage(db, { sha256, items: [] })
    return addSco(db, { module_id: course.modules[0] ?? 0, title: 'Lesson', sort_number: 9, package_id })
  })
  const { player_url } = await learner.call(start_scorm, { params: { module: item_id }, body: { related_id } })
  const base = player_url.replace(/\/player$/, '')
  const headers = { host: new URL(player_url).host, 'content-type': 'text/plain' }
  let sequence = 0
  const ask = async (path: string, body?: unknown) =>
    (
      await world.app.request(`${base}/${path}`, {
        headers,
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      })
    ).status
  const statuses = async () => {
    sequence += 1
    const started = await ask('start', { unsent: null })
    return [
      await ask('player'),
      await ask('p/index.html'),
      started,
      await ask('commit', { launch: sequence, sequence: 1, cmi: {}, terminate: false }),
    ]
  }
  expect(await statuses()).toEqual([200, 200, 200, 200])
  return { learner, related_id, url: `${base}/p/index.html`, statuses }
}
let ahead_ms = 0
const later = () => world.setNow(new Date(Date.now() + (ahead_ms += past_trust_ms)))
const allGone = [410, 410, 410, 410]

test('player, files and commits stop with the launching session, even if the learner has another', async () => {
  const { learner, statuses } = await launched()
  await world.services.auth.connection.db.insert(sessions).values({
    user_id: learner.id,
    token: `another-realm-${learner.id}`,
    realm: 'learn.example',
    expires_at: new Date(Date.now() + 3_600_000),
  })
  later()
  expect(await statuses()).toEqual([200, 200, 200, 200])
  await learner.call(logout)
  later()
  expect(await statuses()).toEqual(allGone)
})

test('player, files and commits stop when the enrollment ends or five years after purchase', async () => {
  const [ended, old, running] = [await launched(), await launched(), await launched()]
  await world.within('core', (db) =>
    db.update(enrollments).set({ ended_at: new Date() }).where(eq(enrollments.id, ended.related_id)),
  )
  await world.within('core', (db) =>
    db
      .update(enrollments)
      .set({ purchased_at: new Date('2015-01-01') })
      .where(eq(enrollments.id, old.related_id)),
  )
  later()
  expect(await ended.statuses()).toEqual(allGone)
  expect(await old.statuses()).toEqual(allGone)
  expect(await running.statuses()).toEqual([200, 200, 200, 200])
})

test('player, files and commits stop when the member is blocked or the portal is paused', async () => {
  const [blocked, paused, running] = [await launched(), await launched('summit'), await launched()]
  await world.within('core', (db) =>
    db.update(memberships).set({ is_blocked: true }).where(eq(memberships.user_id, blocked.learner.id)),
  )
  await setPortalPaused(world.services.platform.db, world.portals.summit.id, true)
  later()
  expect(await paused.statuses()).toEqual(allGone)
  expect(await blocked.statuses()).toEqual(allGone)
  expect(await running.statuses()).toEqual([200, 200, 200, 200])
})

test('package files are private, revalidated each time, and answered 304 by ETag during the launch', async () => {
  const { learner, url } = await launched()
  const ask = (headers: Record<string, string> = {}) =>
    world.app.request(url, { headers: { host: new URL(url).host, ...headers } })
  const first = await ask()
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  const again = await ask({ 'if-none-match': `"other", W/${etag}` })
  expect([again.status, again.headers.get('etag'), again.headers.get('cache-control'), await again.text()]).toEqual([
    304,
    etag,
    'private, no-cache',
    '',
  ])
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
  // A range of another version is useless, so the whole file is sent.
  expect((await ask({ range: 'bytes=0-3', 'if-range': etag })).status).toBe(206)
  expect((await ask({ range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200)
  await learner.call(logout)
  later()
  expect((await ask({ 'if-none-match': etag })).status).toBe(410)
})
