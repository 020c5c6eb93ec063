import { courseTag } from '@portico/shared/tags/tags.ts'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish_course, unpublish_course } from '@portico/shared/contract/courses/courses.ts'
import { get_publishing_job } from '@portico/shared/contract/portals/publishing.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeCourse } from '../../tests/support/course.ts'
import { builtSite } from '../../tests/support/site.ts'
import { createWorld, type Person, type World } from '../../tests/support/world.ts'
import { inPortal } from './db/in-portal.ts'
import { pageRendererOf } from './domains/publishing/page-renderer.ts'
import { startWorker } from './worker.ts'

let world: World
let worker: Awaited<ReturnType<typeof startWorker>>
let editor: Person
beforeAll(async () => {
  await builtSite()
  world = await createWorld()
  worker = await startWorker({ services: world.services })
  editor = await world.person('admin')
}, 180_000)
afterAll(async () => {
  await worker.stop()
  await (await pageRendererOf(world.services)).renderer.close()
  await world.close()
})

const page = (slug: string, portal = '24') =>
  join(world.config.DATA_DIR, `published/portals/${portal}/course/${slug}.html`)
async function until<T>(look: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> {
  for (const deadline = Date.now() + 30_000; ;) {
    const found = await look()
    if (isThere(found) || Date.now() > deadline) return found
    await new Promise((done) => setTimeout(done, 50))
  }
}

test(
  '[BLD-006] publishing queues a job, the worker renders its pages, and the editor sees its state',
  { timeout: 60_000 },
  async () => {
    await makeCourse(world, {
      slug: 'forklift',
      title: 'Forklift Safety',
      publication_status: 1,
      instructor_id: editor.id,
    })
    const answer = await editor.call(publish_course, { params: { slug: 'forklift' } })
    expect(answer).toMatchObject({ publication_status: 2, job: { state: 1, subject: 'course:forklift', error: null } })
    const done = await until(
      () => editor.call(get_publishing_job, { params: { id: answer.job.id } }),
      (job) => job.state > 2,
    )
    expect(done).toMatchObject({ state: 3, error: null, finished_at: expect.any(String) })
    expect(done.pages_done).toBe(done.pages_total)
    expect(readFileSync(page('forklift'), 'utf8')).toContain('Forklift Safety')
    expect(readFileSync(join(world.config.DATA_DIR, 'published/portals/24/courses.html'), 'utf8')).toContain(
      '/course/forklift',
    )

    const off = await editor.call(unpublish_course, { params: { slug: 'forklift' } })
    expect([existsSync(page('forklift')), existsSync(`${page('forklift')}.gz`)]).toEqual([false, false])
    await until(
      () => editor.call(get_publishing_job, { params: { id: off.job.id } }),
      (job) => job.state > 2,
    )
    expect(readFileSync(join(world.config.DATA_DIR, 'published/portals/24/courses.html'), 'utf8')).not.toContain(
      '/course/forklift',
    )
    expect(existsSync(page('forklift'))).toBe(false)
  },
)

test('[TEN-001] a job runs in the portal of its event, regardless of its payload', { timeout: 60_000 }, async () => {
  const foreign = await makeCourse(world, { portal: 'summit', slug: 'foreign-course', publication_status: 2 })
  const owner = postgres(world.database_url, { max: 1 })
  const body = JSON.stringify({
    portal_id: 24,
    event: 'course.changed',
    payload: { course_id: foreign.id, tags: [courseTag(foreign.id)], job_id: null },
  })
  const [job] = await owner<
    { id: string }[]
  >`select (graphile_worker.add_job('publish.course-changed', ${body}::text::json)).id`
  await until(
    () => owner`select 1 from graphile_worker._private_jobs where id = ${job?.id ?? ''}`,
    (left) => left.length === 0,
  )
  expect([existsSync(page('foreign-course')), existsSync(page('foreign-course', '31'))]).toEqual([false, false])
  const own = JSON.stringify({
    portal_id: 31,
    event: 'course.changed',
    payload: { course_id: foreign.id, tags: [courseTag(foreign.id)], job_id: null },
  })
  await owner`select graphile_worker.add_job('publish.course-changed', ${own}::text::json)`
  expect(await until(async () => existsSync(page('foreign-course', '31')), Boolean)).toBe(true)
  await owner.end()
})

test('a rolled-back transaction enqueues no job', async () => {
  const owner = postgres(world.database_url, { max: 1 })
  const count = async () =>
    Number((await owner<{ n: string }[]>`select count(*) as n from graphile_worker._private_jobs`)[0]?.n)
  await world.services.platform.sql`select 1`
  await worker.stop()
  const enqueue = (fails: boolean) =>
    inPortal(world.services.app.db, 24, async (db) => {
      await db.execute(sql`select enqueue_job('publish.pages', '{}'::json)`)
      if (fails) throw new Error('rolled back')
    })
  const before = await count()
  await expect(enqueue(true)).rejects.toThrow('rolled back')
  expect(await count()).toBe(before)
  await enqueue(false)
  expect(await count()).toBe(before + 1)
  await owner`delete from graphile_worker._private_jobs`
  worker = await startWorker({ services: world.services })
  await owner.end()
})
