import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_course } from '@portico/shared/contract/catalog/catalog.ts'
import { list_admin_courses, set_course_marketable } from '@portico/shared/contract/courses/courses.ts'
import { delete_course_picture, get_admin_course } from '@portico/shared/contract/courses/editing.ts'
import { list_learner_courses } from '@portico/shared/contract/learning/learning.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { editCourse } from '../../../../../../tests/support/edit-entry.ts'
import { queuedJobs } from '../../../../../../tests/support/queued-jobs.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { languages, topics } from '../../../lists/tables.ts'
import { catalog } from '../../../catalog/tables.ts'
import { startWorker } from '../../../../worker.ts'

let world: World
let editor: Person
let stop: () => Promise<void>
beforeAll(async () => {
  world = await createWorld({ WORKER_LANE: 'heavy' })
  editor = await world.person('editor')
  stop = (await startWorker({ services: world.services })).stop
})
afterAll(async () => {
  await stop()
  await world.close()
})

const opened = (slug: string) => editor.call(get_admin_course, { params: { slug } })

test('[BLD-002] saves and shows a course’s topics, language, outcomes and button text', async () => {
  const course = await makeCourse(world, { publication_status: 2 })
  const [topic, language] = await world.within('core', async (tx) => {
    const [made] = await tx.insert(topics).values({ title: 'Rigging', slug: 'rigging' }).returning()
    const [spoken] = await tx.insert(languages).values({ title: 'Frisian', code: 'fy' }).returning()
    return [made?.id ?? 0, spoken?.id ?? 0]
  })
  await editCourse(editor, course.slug, {
    topic_ids: [topic],
    language_id: language,
    outcomes: ['Lift without harm', 'Say no'],
    button_name: 'Reserve a place',
    video: 'https://youtu.be/dQw4w9WgXcQ',
    meta_title: 'Lifting',
  })
  expect((await opened(course.slug)).course).toMatchObject({
    topic_ids: [topic],
    language_id: language,
    outcomes: ['Lift without harm', 'Say no'],
    button_name: 'Reserve a place',
  })
  expect(await editor.call(get_course, { params: { slug: course.slug } })).toMatchObject({
    button_name: 'Reserve a place',
    meta_title: 'Lifting',
    video: 'https://youtu.be/dQw4w9WgXcQ',
  })
  await editCourse(editor, course.slug, { topic_ids: [], language_id: null, button_name: null })
  expect((await opened(course.slug)).course).toMatchObject({ topic_ids: [], language_id: null, button_name: '' })
})

test('rejects an entry the portal does not have, naming the field, and saves nothing', async () => {
  const course = await makeCourse(world, { publication_status: 1 })
  for (const body of [{ topic_ids: [999_999] }, { language_id: 999_999 }, { author_id: 999_999 }])
    await expect(editCourse(editor, course.slug, { ...body, button_name: 'Kept' })).rejects.toMatchObject({
      code: 'validation.failed',
      fields: { [Object.keys(body)[0] ?? '']: ['Selected value is not valid'] },
    })
  await expect(editCourse(editor, course.slug, { video: 'https://example.com/film' })).rejects.toMatchObject({
    code: 'validation.failed',
  })
  expect((await opened(course.slug)).course.button_name).toBe('')
})

test('[OP-89] [BLD-012] shows learners the due date, set in days or as a date, never both', async () => {
  const course = await makeCourse(world, { publication_status: 2 })
  const learner = await world.person('learner')
  await enroll(world, { course, user_id: learner.id })
  const due = async () =>
    (await learner.call(list_learner_courses)).find(({ slug }) => slug === course.slug)?.due_at ?? null
  expect(await due()).toBeNull()
  await editCourse(editor, course.slug, { due_on: '2026-12-24' })
  expect(await due()).toBe('2026-12-25T04:59:59.999Z')
  // The end of that day is not a valid timestamp; it would break the learner's whole list.
  for (const due_on of ['9999-12-31', '2027-02-31'])
    await expect(editCourse(editor, course.slug, { due_on })).rejects.toMatchObject({ code: 'validation.failed' })
  expect(await due()).toBe('2026-12-25T04:59:59.999Z')
  await expect(editCourse(editor, course.slug, { due_days: 10 })).rejects.toMatchObject({ code: 'validation.failed' })
  await editCourse(editor, course.slug, { due_days: 10, due_on: null })
  expect(Date.parse((await due()) ?? '')).toBeGreaterThan(Date.now() + 9 * 86_400_000)
})

test('[BLD-032] removes an unlisted course from storefront pages and lists; its learners keep it', async () => {
  const course = await makeCourse(world, { title: 'Only by invitation', publication_status: 2 })
  const learner = await world.person('learner')
  await enroll(world, { course, user_id: learner.id })
  const set = (is_marketable: boolean) =>
    editor.call(set_course_marketable, { params: { slug: course.slug }, body: { is_marketable } })
  const isListed = async () =>
    (await world.within('core', (tx) => tx.select().from(catalog).where(eq(catalog.course_id, course.id)))).length > 0
  await set(true)
  expect(await isListed()).toBe(true)
  expect((await set(false)).is_marketable).toBe(false)
  expect(await isListed()).toBe(false)
  await expect(learner.call(get_course, { params: { slug: course.slug } })).rejects.toMatchObject({ status: 404 })
  expect((await learner.call(list_learner_courses)).map(({ slug }) => slug)).toContain(course.slug)
  const [listed] = (await editor.call(list_admin_courses, { query: { search: course.slug } })).data
  expect(listed).toMatchObject({ publication_status: 2, is_marketable: false })
})

test('[BLD-026] accepts course pictures as files, shows and removes them, and rejects other files', async () => {
  const course = await makeCourse(world, { publication_status: 2 })
  const bytes = await sharp({ create: { width: 640, height: 360, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const post = (picture: string, name: string, body: Uint8Array) =>
    editor.send('POST', `/admin/courses/${course.slug}/pictures/${picture}?file_name=${name}`, {
      body: new Uint8Array(body),
      headers: { 'content-type': 'application/octet-stream' },
    })
  for (const picture of ['thumbnail', 'seo_image'] as const) {
    expect((await post(picture, 'cover.png', bytes)).status).toBe(200)
    await expect
      .poll(async () => (await opened(course.slug))[picture], { timeout: 15_000 })
      .toMatch(/^\/media\/portals\/24\/[\da-f]{24}-640x360\.png$/)
  }
  expect((await post('thumbnail', 'cover.png', Buffer.from('<svg/>'))).status).toBe(422)
  expect((await post('avatar', 'cover.png', bytes)).status).toBe(404)
  const dropped = async () => (await queuedJobs(world, 'media.picture-dropped')).length
  const before = await dropped()
  const gone = await editor.send('POST', '/admin/courses/no-such-course/pictures/thumbnail?file_name=cover.png', {
    body: new Uint8Array(await sharp(bytes).negate().png().toBuffer()),
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(gone.status).toBe(404)
  // The uploaded file is dropped again because no course refers to it.
  expect(await dropped()).toBe(before + 1)
  await editor.call(delete_course_picture, { params: { slug: course.slug, picture: 'thumbnail' } })
  expect((await opened(course.slug)).thumbnail).toBeNull()
  expect((await opened(course.slug)).seo_image).not.toBeNull()
})
