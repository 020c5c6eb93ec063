import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { closedIn, crawl } from '../../../../tests/support/crawl.ts'
import { offerCourse } from '../../../../tests/support/shop.ts'
import { builtSite } from '../../../../tests/support/site.ts'
import { createWorld, type World } from '../../../../tests/support/world.ts'
import { portalById } from '../../db/cross-portal/portals-and-members.ts'
import { inPortal } from '../../db/in-portal.ts'
import { fileOfPath } from './file-of-path.ts'
import { pageRendererOf } from './page-renderer.ts'
import { publishPaths } from './publish-paths.ts'
import { allPaths } from './site-map.ts'
import { sized } from '../../../../tests/support/tier.ts'

const many = sized({ quick: 1_000, slow: 10_000 })
let world: World
beforeAll(async () => {
  await builtSite()
  world = await createWorld()
}, 180_000)
afterAll(async () => {
  await (await pageRendererOf(world.services)).renderer.close()
  await world.close()
})

/** Creates as many courses on sale as requested: the first complete, the rest copied from it, all in its topic. */
async function fillCatalog(): Promise<void> {
  const first = await offerCourse(world, { title: 'The first of many', topics: ['law'], language: 'en', author: 'Ada' })
  await world.within('core', async (tx) => {
    await tx.execute(sql`
      insert into courses (slug, title, publication_status, author_id, language_id, published_at)
      select 'course-' || n, 'Course ' || n, 2, c.author_id, c.language_id, c.published_at from courses c, generate_series(2, ${many}::int) n where c.id = ${first.id}`)
    await tx.execute(sql`
      insert into course_topics (course_id, topic_id) select k.id, j.topic_id from courses k, course_topics j where j.course_id = ${first.id} and k.id <> ${first.id}`)
    await tx.execute(sql`
      insert into catalog (course_id, slug, title, subtitle, language_id, topic_ids, popularity, published_at, updated_at, search_text)
      select k.id, k.slug, k.title, '', k.language_id, c.topic_ids, 0, k.published_at, k.updated_at, '' from courses k, catalog c where c.course_id = ${first.id} and k.id <> ${first.id}`)
  })
}

test(`with ${many} courses, each is at most four clicks from the home page and no page grows`, async () => {
  await fillCatalog()
  const { services, portals } = world
  const portal = await portalById(services.platform.db, portals.core.id)
  if (!portal) throw new Error('no core portal')
  const paths = await inPortal(services.app.db, portal.id, (db) => allPaths(db, portal))
  const courses = new Set(
    paths.filter((path) => path.startsWith(linkTo('course', { slug: '' })) && path !== linkTo('schedule')),
  )
  expect(courses.size).toBe(many)
  // Course pages only link back up, so only the pages above them matter.
  const above = paths.filter((path) => !courses.has(path))
  const pageRenderer = await pageRendererOf(services)
  expect(await publishPaths({ services, pageRenderer, portal, paths: above, log: services.log })).toEqual([])

  const folder = join(world.config.DATA_DIR, 'published/portals', String(portal.id))
  const read = async (path: string) => {
    if (courses.has(path)) return { status: 200, body: '' }
    const file = join(folder, fileOfPath(path) ?? '-')
    return existsSync(file) ? { status: 200, body: readFileSync(file, 'utf8') } : { status: 404, body: '' }
  }
  const closed = closedIn((await read('/robots.txt')).body)
  const pages = await crawl(read, { origin: 'http://portal', closed })
  const clicks = [...courses].map((path) => pages.get(path)?.clicks ?? Infinity)
  expect(Math.max(...clicks)).toBeLessThanOrEqual(4)
  const links = [...pages.values()].map(({ body }) => body.match(/<a\s/g)?.length ?? 0)
  expect(Math.max(...links)).toBeLessThan(200)
}, 240_000)
