import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_admin_courses } from '@portico/shared/contract/courses/courses.ts'
import { copy_course, get_admin_course } from '@portico/shared/contract/courses/editing.ts'
import { list_notifications } from '@portico/shared/contract/notifications.ts'
import { notificationText } from '@portico/shared/rules/notifications/notification-text.ts'
import { get_course_outline } from '@portico/shared/contract/courses/outline.ts'
import { show_course_item, update_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { editCourse } from '../../../../../../tests/support/edit-entry.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { copiedTables, leftTables } from '../../course-copies/tables-of-a-copy.ts'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { startWorker } from '../../../../worker.ts'

let world: World
let author: Person
let stop: () => Promise<void>
beforeAll(async () => {
  world = await createWorld()
  author = await world.person('editor')
  stop = (await startWorker({ services: world.services })).stop
})
afterAll(async () => {
  await stop()
  await world.close()
})

const listed = async (search: string) => (await author.call(list_admin_courses, { query: { search } })).data
const copyOf = async (slug: string) => {
  await author.call(copy_course, { params: { slug } })
  await expect
    .poll(async () => (await listed(slug)).some(({ is_copying }) => is_copying), { timeout: 15_000 })
    .toBe(false)
}
const outlineOf = async (slug: string) => (await author.call(get_course_outline, { params: { slug } })).modules

test('[BLD-028] [BLD-029] [NTF-002] [OP-91] copies content and settings, but no people, as a draft and notifies its author', async () => {
  const teacher = await world.person('instructor')
  const course = await makeCourse(world, {
    title: 'Copied',
    outline: [['Text', 'Exam'], ['Video']],
    is_sequential: true,
    instructor_id: teacher.id,
  })
  await editCourse(author, course.slug, {
    button_name: 'Join',
    due_days: 10,
    muted_mails: ['course_finished'],
    meta_title: 'Found',
  })
  const learner = await world.person('learner')
  await enroll(world, { course, user_id: learner.id })
  const asked = await author.call(copy_course, { params: { slug: course.slug } })
  expect(asked.is_copying).toBe(true)
  await expect.poll(async () => (await listed(course.slug)).length, { timeout: 15_000 }).toBe(2)
  const slug = `${course.slug}-copy`
  const [copy] = await listed(slug)
  expect(copy).toMatchObject({
    title: 'Copied (copy)',
    publication_status: 1,
    learners_count: 0,
    is_copying: false,
    job: null,
  })
  const [before, after] = [await outlineOf(course.slug), await outlineOf(slug)]
  const shape = (modules: typeof before) => modules.map(({ title, items }) => [title, items.map((item) => item.title)])
  expect(shape(after)).toEqual(shape(before))
  const ids = (modules: typeof before) => modules.flatMap(({ items }) => items.map(({ id }) => id))
  expect(ids(after).some((id) => ids(before).includes(id))).toBe(false)
  const [original, made] = [
    await author.call(get_admin_course, { params: { slug: course.slug } }),
    await author.call(get_admin_course, { params: { slug } }),
  ]
  expect(made.course.course_pricings).toEqual(original.course.course_pricings)
  const own = { id: 0, slug: '', title: '', version: '', instructor_ids: [] }
  expect({ ...made.course, ...own }).toEqual({ ...original.course, ...own })
  expect([original.course.instructor_ids, made.course.instructor_ids]).toEqual([[teacher.id], []])
  expect((await author.call(get_course_outline, { params: { slug } })).is_sequential).toBe(true)
  const { data } = await author.call(list_notifications)
  const notice = data.find(({ type }) => type === 'course_duplicated')
  expect(notice && notificationText(notice)).toBe('The course "Copied" is successfully duplicated!')
})

test('[BLD-028] leaves the original unchanged when its copy is edited', async () => {
  const course = await makeCourse(world, { outline: [['Text']] })
  await copyOf(course.slug)
  const [module] = await outlineOf(`${course.slug}-copy`)
  const [copy] = await listed(`${course.slug}-copy`)
  const one = { params: { id: module?.items[0]?.id ?? 0 }, query: { course_id: copy?.id ?? 0 } }
  const { version } = await author.call(show_course_item, one)
  await author.call(update_course_item, {
    ...one,
    body: { version, content: { itemable_type: 'Text', fields: { content: '<p>Edited</p>' } } },
  })
  const originalItem = { params: { id: course.items[0]?.id ?? 0 }, query: { course_id: course.id } }
  expect((await author.call(show_course_item, originalItem)).content.fields).not.toEqual({ content: '<p>Edited</p>' })
})

test('[BLD-028] copies once for simultaneous clicks, numbers further copies, and hides other portals’ courses', async () => {
  const course = await makeCourse(world, { outline: [] })
  // Stops the worker so that nothing is copied before the last click arrives.
  await stop()
  await Promise.all([1, 2, 3].map(() => author.call(copy_course, { params: { slug: course.slug } })))
  stop = (await startWorker({ services: world.services })).stop
  await expect.poll(async () => (await listed(course.slug)).length, { timeout: 15_000 }).toBe(2)
  await copyOf(course.slug)
  expect((await listed(course.slug)).map(({ slug }) => slug).toSorted()).toEqual([
    course.slug,
    `${course.slug}-copy`,
    `${course.slug}-copy-2`,
  ])
  const other = await makeCourse(world, { portal: 'summit', outline: [] })
  await expect(author.call(copy_course, { params: { slug: other.slug } })).rejects.toMatchObject({ status: 404 })
})

test('[OP-91] copies every table that refers to a course or lists the reason not to', async () => {
  const owner = postgres(world.database_url, { max: 1, onnotice: () => {} })
  const rows = await owner<{ name: string }[]>`
    select distinct t.relname as name from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and c.confrelid = 'courses'::regclass order by 1`
  await owner.end()
  const known = [...copiedTables.map((table) => getTableConfig(table).name), ...Object.keys(leftTables)]
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})
