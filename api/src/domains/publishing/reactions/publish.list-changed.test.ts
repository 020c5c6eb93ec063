import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { jobContext } from '../../../../../tests/support/job-context.ts'
import { offerCourse } from '../../../../../tests/support/shop.ts'
import { builtSite } from '../../../../../tests/support/site.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { pageRendererOf } from '../page-renderer.ts'
import { publishPortal } from '../publish-portal.ts'
import { task } from './publish.list-changed.ts'
import { editEntry } from '../../../../../tests/support/edit-entry.ts'

let world: World
let admin: Person
beforeAll(async () => {
  await builtSite()
  world = await createWorld()
  admin = await world.person('admin')
}, 180_000)
afterAll(async () => {
  await (await pageRendererOf(world.services)).renderer.close()
  await world.close()
})

const read = (file: string) => {
  const path = join(world.config.DATA_DIR, 'published/portals', String(world.portals.core.id), file)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}
/** Does what the worker would do with this change's job. */
const follow = async (list: string, id: number) => task(await jobContext(world), { list, id })

test('[REF-014] [BLG-006] [BLG-007] a question gets a page, keeps it under a new slug, loses it when unpublished', async () => {
  const calls = callsOf('faq')
  const { id } = await admin.call(calls.create, {
    body: { question: 'Is it new?', answer: '<p>Brand new.</p>', slug: 'is-it-new' },
  })
  await follow('faq', id)
  expect(read('faq/is-it-new.html')).toContain('Brand new.')
  expect(read('faq.html')).toContain('Is it new?')
  await editEntry(admin, { list: 'faq', id }, { answer: '<p>Not so new.</p>', slug: 'still-new' })
  await follow('faq', id)
  expect([read('faq/is-it-new.html'), read('faq/still-new.html')]).toEqual([
    null,
    expect.stringContaining('Not so new.'),
  ])
  await editEntry(admin, { list: 'faq', id }, { publication_status: 1 })
  await follow('faq', id)
  expect(read('faq/still-new.html')).toBeNull()
  expect(read('faq.html')).not.toContain('Is it new?')
}, 180_000)

test('[REF-012] [REF-028] renaming an author or topic updates its courses in catalog, search and pages', async () => {
  const course = await offerCourse(world, { title: 'Named by lists', author: 'Ada Before', topics: ['topic-before'] })
  const other = await offerCourse(world, { title: 'Named by nobody' })
  await publishPortal({ ...(await jobContext(world)), pageRenderer: await pageRendererOf(world.services) })
  expect(read('course/named-by-lists.html')).toContain('Ada Before')
  const untouched = read('course/named-by-nobody.html')
  for (const [list, before, body] of [
    ['authors', 'Ada Before', { name: 'Ada After' }],
    ['topics', 'Topic Before', { title: 'Topic After' }],
  ] as const) {
    const [option] = (await admin.call(callsOf(list).select)).filter(({ title }) => title === before)
    const id = option?.id ?? 0
    await editEntry(admin, { list, id }, body)
    await follow(list, id)
  }
  expect(read('course/named-by-lists.html')).toContain('Ada After')
  expect(read('courses.html')).toContain('Topic After')
  const rows = await world.within('core', (tx) =>
    tx.execute<{ author: string; topics: string[]; search_text: string }>(
      sql`select author, topics, search_text from catalog where course_id = ${course.id}`,
    ),
  )
  expect(rows[0]).toMatchObject({ author: 'Ada After', topics: ['Topic After'] })
  expect(rows[0]?.search_text).toContain('topic after')
  const queued = await world.within('core', (tx) =>
    tx.execute<{ course_id: number }>(
      sql`select course_id from search_outbox where queued_at > now() - interval '1 minute'`,
    ),
  )
  expect(queued.map((row) => row.course_id)).toContain(course.id)
  expect([read('course/named-by-nobody.html'), other.slug]).toEqual([untouched, 'named-by-nobody'])
}, 180_000)
