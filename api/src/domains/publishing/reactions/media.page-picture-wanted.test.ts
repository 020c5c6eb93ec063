import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseTag } from '@portico/shared/tags/tags.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { jobContext } from '../../../../../tests/support/job-context.ts'
import { queuedJobs } from '../../../../../tests/support/queued-jobs.ts'
import { builtSite } from '../../../../../tests/support/site.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'
import { courses } from '../../courses/tables.ts'
import type { Events } from '../../../events/events.ts'
import { pageRendererOf } from '../page-renderer.ts'
import { publishTags } from '../publish-tags.ts'
import { task as draw } from './media.page-picture-wanted.ts'
import { task as show } from './publish.page-pictured.ts'

let world: World
beforeAll(async () => {
  await builtSite()
  world = await createWorld()
}, 180_000)
afterAll(async () => {
  await (await pageRendererOf(world.services)).renderer.close()
  await world.close()
})

const path = '/course/safe-lifting'
const page = () =>
  readFileSync(join(world.config.DATA_DIR, `published/portals/${world.portals.core.id}${path}.html`), 'utf8')
const pictureOf = (html: string) => /<meta property="og:image" content="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1]
const fileOf = (address: string) => join(world.config.DATA_DIR, 'storage', address)
const wanted = async () =>
  (await queuedJobs<Events['page.picture_wanted']>(world, 'media.page-picture-wanted')).filter(
    (each) => each.path === path,
  )
const newest = async () => (await wanted())[0] ?? expect.fail('no picture was wanted')

test('[CAT-037] a shared course shows a 1123 by 794 picture, redrawn for a new title', async () => {
  const course = await makeCourse(world, { slug: 'safe-lifting', title: 'Safe Lifting' })
  await world.within('core', (tx) => tx.execute(sql`select refresh_catalog(${course.id}::bigint)`))
  const publish = async () =>
    publishTags(await jobContext(world), {
      job_id: null,
      tags: [courseTag(course.id)],
      changed: [courseTag(course.id)],
    })
  await publish()
  expect(pictureOf(page())).toBeUndefined()
  const first = await newest()
  expect(first).toMatchObject({ kicker: 'Course', title: 'Safe Lifting', picture: null })
  await draw(await jobContext(world), first)
  const { width, height, format } = await sharp(readFileSync(fileOf(first.address))).metadata()
  expect([width, height, format]).toEqual([1123, 794, 'jpeg'])
  expect(await queuedJobs(world, 'publish.page-pictured')).toContainEqual({ path })
  await show(await jobContext(world), { path })
  expect(pictureOf(page())).toBe(first.address)
  expect(page()).toContain('<meta property="og:image:width" content="1123">')

  // Publishing it unchanged draws nothing, and a job delivered twice changes nothing.
  await publish()
  await draw(await jobContext(world), first)
  expect([pictureOf(page()), (await wanted()).length]).toEqual([first.address, 1])

  await world.within('core', (tx) =>
    tx.update(courses).set({ title: 'Safer Lifting' }).where(eq(courses.id, course.id)),
  )
  await publish()
  const second = await newest()
  expect(second.address).not.toBe(first.address)
  expect(pictureOf(page())).toBeUndefined()
  await draw(await jobContext(world), second)
  await show(await jobContext(world), { path })
  expect(pictureOf(page())).toBe(second.address)
  expect([existsSync(fileOf(first.address)), await queuedJobs(world, 'media.picture-dropped')]).toEqual([
    true,
    [{ address: first.address }],
  ])

  await world.within('core', (tx) => tx.update(courses).set({ publication_status: 1 }).where(eq(courses.id, course.id)))
  await publish()
  expect((await queuedJobs(world, 'media.picture-dropped'))[0]).toEqual({ address: second.address })
})
