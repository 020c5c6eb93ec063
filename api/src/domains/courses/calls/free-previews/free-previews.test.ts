import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_course } from '@portico/shared/contract/catalog/catalog.ts'
import { publish_course, set_course_marketable, unpublish_course } from '@portico/shared/contract/courses/courses.ts'
import { copy_course } from '@portico/shared/contract/courses/editing.ts'
import { get_free_preview } from '@portico/shared/contract/courses/free-previews.ts'
import {
  copy_course_item,
  show_course_item,
  update_course_item,
} from '@portico/shared/contract/courses/outline-items.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { attachLessonFile } from '../../../../../../tests/support/lesson-file.ts'
import { runQueued } from '../../../../../../tests/support/run-queued.ts'
import { createWorld, type Person, type PortalName, type World } from '../../../../../../tests/support/world.ts'
import { itemProgress } from '../../../learning/tables.ts'
import { courses, versionItems } from '../../tables.ts'

const pdf = Buffer.from('%PDF-1.7 the handout')
const notFound = { status: 404, code: 'general.not_found' }
let world: World
let author: Person
beforeAll(async () => {
  world = await createWorld()
  author = await world.person('admin')
})
afterAll(() => world.close())

const idOf = ({ items }: MadeCourse, type: ItemType): number =>
  items.find(({ itemable_type }) => itemable_type === type)?.id ?? 0
const shown = (id: number, portal: PortalName = 'core') =>
  world.visitor(portal).call(get_free_preview, { params: { id } })
async function setFree(course: MadeCourse, id: number, is_free_preview: boolean) {
  const one = { params: { id }, query: { course_id: course.id } }
  const { version } = await author.call(show_course_item, one)
  return author.call(update_course_item, { ...one, body: { is_free_preview, version } })
}
const publish = ({ slug }: MadeCourse) => author.call(publish_course, { params: { slug } })
const make = (outline: readonly (readonly ItemType[])[] = [['Text', 'Document']]) =>
  makeCourse(world, { outline, instructor_id: author.id })
/** A published course whose first item visitors may open. */
async function opened(outline?: readonly (readonly ItemType[])[]): Promise<{ course: MadeCourse; id: number }> {
  const course = await make(outline)
  const id = course.items[0]?.id ?? 0
  await setFree(course, id, true)
  await publish(course)
  return { course, id }
}
const fetched = (location: string) => world.app.request(location, { headers: { host: new URL(location).host } })

test('a visitor opens a lesson once its switch is published, and nothing before or after', async () => {
  const course = await make()
  const id = idOf(course, 'Text')
  await expect(shown(id)).rejects.toMatchObject(notFound)
  expect(await setFree(course, id, true)).toMatchObject({ is_free_preview: true })
  // Only the draft has it so far.
  await expect(shown(id)).rejects.toMatchObject(notFound)
  await publish(course)
  expect(await shown(id)).toMatchObject({
    course: { slug: course.slug },
    item: { id, itemable_type: 'Text', content: '<p>Reading Text 1.1</p>' },
  })
  const { outline } = await world.visitor().call(get_course, { params: { slug: course.slug } })
  expect(outline[0]?.items.map(({ preview_id }) => preview_id)).toEqual([id, null])
  await expect(shown(idOf(course, 'Document'))).rejects.toMatchObject(notFound)
  expect(await world.within('core', (tx) => tx.$count(itemProgress))).toBe(0)

  await setFree(course, id, false)
  expect(await shown(id)).toMatchObject({ item: { id } })
  await publish(course)
  await expect(shown(id)).rejects.toMatchObject(notFound)
})

test('only readings, videos, audio and documents can be opened to visitors', async () => {
  const types = ['Text', 'Video', 'Audio', 'Document', 'Exam', 'Survey', 'Assignment', 'ScormModule'] as const
  const course = await make([types])
  for (const type of types.slice(0, 4))
    expect(await setFree(course, idOf(course, type), true)).toMatchObject({ is_free_preview: true })
  for (const type of types.slice(4))
    await expect(setFree(course, idOf(course, type), true)).rejects.toMatchObject({
      status: 422,
      fields: { is_free_preview: [expect.any(String)] },
    })
  // Even a row that says so opens none of them.
  await publish(course)
  await world.within('core', (tx) => tx.update(versionItems).set({ is_free_preview: true }))
  await expect(shown(idOf(course, 'Exam'))).rejects.toMatchObject(notFound)
  expect(await shown(idOf(course, 'Video'))).toMatchObject({ item: { provider: 'vimeo', video_id: '123456789' } })
  await world.within('core', (tx) => tx.update(versionItems).set({ is_free_preview: false }))
})

test('drafts, coming, archived, unlisted, deleted and foreign courses show no preview', async () => {
  const { course, id } = await opened()
  const { id: foreign } = await opened()
  await expect(shown(id, 'summit')).rejects.toMatchObject(notFound)
  await expect(shown(foreign + 1_000_000)).rejects.toMatchObject(notFound)
  const set = (values: Partial<typeof courses.$inferInsert>) =>
    world.within('core', (tx) => tx.update(courses).set(values).where(eq(courses.id, course.id)))
  const back = { publication_status: 2, is_marketable: true, deleted_at: null } as const
  for (const hidden of [
    { publication_status: 1 } as const,
    { publication_status: 3 } as const,
    { publication_status: 4 } as const,
    { is_marketable: false },
    { deleted_at: new Date() },
  ]) {
    await set(hidden)
    await expect(shown(id)).rejects.toMatchObject(notFound)
    await set(back)
    expect(await shown(id)).toMatchObject({ item: { id } })
  }
  await set({ publication_status: 3 })
  const { outline } = await world.visitor().call(get_course, { params: { slug: course.slug } })
  expect(outline[0]?.items[0]).toMatchObject({ preview_id: null })
})

test('unpublishing or unlisting the course closes its previews with the answer', async () => {
  const { course, id } = await opened()
  await author.call(set_course_marketable, { params: { slug: course.slug }, body: { is_marketable: false } })
  await expect(shown(id)).rejects.toMatchObject(notFound)
  await author.call(set_course_marketable, { params: { slug: course.slug }, body: { is_marketable: true } })
  expect(await shown(id)).toMatchObject({ item: { id } })
  await author.call(unpublish_course, { params: { slug: course.slug } })
  await expect(shown(id)).rejects.toMatchObject(notFound)
})

test('serves only the file of the open item, and only while it is open', async () => {
  const course = await make([['Document', 'Document', 'Video']])
  const [first, second, film] = course.items
  for (const item of [first, second]) await attachLessonFile(world, { item, name: 'handout.pdf', bytes: pdf })
  await setFree(course, first?.id ?? 0, true)
  await publish(course)
  const file = (id: number | undefined, portal: PortalName = 'core') =>
    world.visitor(portal).send('GET', `/free-previews/${id}/file`)
  expect((await shown(first?.id ?? 0)).item).toMatchObject({
    file: `/api/free-previews/${first?.id}/file`,
    reader_file: '',
  })
  const answer = await file(first?.id)
  expect(answer.status).toBe(302)
  const location = answer.headers.get('location') ?? ''
  const given = await fetched(location)
  expect([given.status, Buffer.from(await given.arrayBuffer()).equals(pdf)]).toEqual([200, true])
  expect((await file(second?.id)).status).toBe(404)
  expect((await file(first?.id, 'summit')).status).toBe(404)
  expect((await world.visitor().send('GET', `/free-previews/${film?.id}/captions/en`)).status).toBe(404)
  // The learners' way to the same file stays closed to visitors.
  expect((await world.visitor().send('GET', `/items/${first?.id}/file`)).status).toBe(401)

  await setFree(course, first?.id ?? 0, false)
  await publish(course)
  expect((await file(first?.id)).status).toBe(404)
  // A URL signed before is no longer served either, once the answer of the last check has expired.
  world.setNow(new Date(Date.now() + 6_000))
  expect((await fetched(location)).status).toBe(410)
  world.setNow(null)
})

test('copies of the item and of the course keep the switch; saving content does not change it', async () => {
  const { course, id } = await opened()
  const query = { course_id: course.id }
  const copy = await author.call(copy_course_item, { params: { id }, query })
  expect(await author.call(show_course_item, { params: { id: copy.id }, query })).toMatchObject({
    is_free_preview: true,
  })
  const { version } = await author.call(show_course_item, { params: { id }, query })
  expect(
    await author.call(update_course_item, { params: { id }, query, body: { title: 'Renamed', version } }),
  ).toMatchObject({ title: 'Renamed', is_free_preview: true })
  await author.call(copy_course, { params: { slug: course.slug } })
  await runQueued(world, 'courses.copy-asked')
  const free = await world.within('core', (tx) =>
    tx.execute<{ courses: number }>(sql`
      select count(distinct t.course_id)::int as courses from version_items i join module_items t on t.id = i.module_item_id
      where i.is_free_preview and i.title = 'Renamed'`),
  )
  expect(free[0]?.courses).toBe(2)
})
