import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_admin_courses, publish_course } from '@portico/shared/contract/courses/courses.ts'
import { create_pool_questions, create_question_pool } from '@portico/shared/contract/exams/question-pools.ts'
import {
  create_course_item,
  show_course_item,
  update_course_item,
} from '@portico/shared/contract/courses/outline-items.ts'
import { preview_course, preview_item } from '@portico/shared/contract/courses/outline-preview.ts'
import type { AuthoredContent } from '@portico/shared/item-types/authored-content.ts'
import { itemTypeNames } from '@portico/shared/item-types/item-type.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { texts } from '../../../item-types/tables.ts'
import { makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { newQuestion } from '../../../../../../tests/support/new-question.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let author: Person
beforeAll(async () => {
  world = await createWorld()
  author = await world.person('course_admin')
})
afterAll(() => world.close())

const draft = (outline: Parameters<typeof makeCourse>[1] = {}) =>
  makeCourse(world, { publication_status: 1, instructor_id: author.id, outline: [['Text']], ...outline })
const add = (course: MadeCourse, title: string, content: AuthoredContent) =>
  author.call(create_course_item, {
    query: { course_id: course.id },
    body: { module_id: course.modules[0] ?? 0, title, content },
  })
const publish = ({ slug }: MadeCourse) =>
  author.call(publish_course, { params: { slug } }).then(
    () => 'published',
    (error: unknown) => (error instanceof CallError ? error.message : Promise.reject(error)),
  )
const listed = async ({ slug }: MadeCourse) => {
  const { data } = await author.call(list_admin_courses, { query: { search: slug, per_page: 100 } })
  return data.find((course) => course.slug === slug)
}
const refused = (named: string) => `The course can’t be published yet. Not ready for learners: ${named}.`
const previewedText = async (course: MadeCourse, id: number) => {
  const shown = await author.call(preview_item, { params: { id }, query: { course_id: course.id } })
  return shown.itemable_type === 'Text' ? shown.content : null
}
const reading = (content: string): AuthoredContent => ({ itemable_type: 'Text', fields: { content } })

test('publishes a course with finishable items of every type', async () => {
  const course = await draft({ outline: [itemTypeNames] })
  expect(await listed(course)).toMatchObject({ reasons: [], unready: [] })
  expect(await publish(course)).toBe('published')
})

test.each(['', '<p></p>', '<p>&nbsp; </p><ul><li></li></ul>', '<h2><br></h2>'])(
  'treats a reading of %j as empty',
  async (content) => {
    const course = await draft()
    const { id } = await add(course, 'Intro', reading(content))
    expect(await publish(course)).toBe(refused('“Intro” (no text)'))
    expect(await previewedText(course, id)).toBe('')
  },
)

test.each(['<p>.</p>', '<p><img src="/media/a.png" alt="Plan"></p>', '<table><tr><td>1</td></tr></table>'])(
  'treats a reading of %j as readable',
  async (content) => {
    const course = await draft()
    const { id } = await add(course, 'Intro', reading(content))
    expect(await publish(course)).toBe('published')
    expect(await previewedText(course, id)).not.toBe('')
  },
)

test('names every unfinishable item with its reason, in outline order', async () => {
  const course = await draft()
  await add(course, 'Lesson', { itemable_type: 'ScormModule', fields: { scorm_package_id: null } })
  await add(course, 'Film', {
    itemable_type: 'Video',
    fields: { link: '', transcript: '<p>Spoken</p>', file: null, poster: null, captions: [] },
  })
  expect(await listed(course)).toMatchObject({
    reasons: ['unready_items'],
    unready: [
      { title: 'Lesson', itemable_type: 'ScormModule' },
      { title: 'Film', itemable_type: 'Video' },
    ],
  })
  const { modules, unready_item_ids } = await author.call(preview_course, { params: { slug: course.slug } })
  const titles = modules.flatMap(({ items }) => items).filter(({ id }) => unready_item_ids.includes(id))
  expect(titles.map(({ itemable }) => itemable.title)).toEqual(['Lesson', 'Film'])
  expect(await publish(course)).toBe(refused('“Lesson” (no package) and “Film” (no link or file)'))
})

test('marks an exam that draws from a pool as ready once it has questions', async () => {
  const course = await draft()
  const { id: question_pool_id } = await author.call(create_question_pool, { body: { title: 'Ladders' } })
  await add(course, 'Final', {
    itemable_type: 'Exam',
    fields: {
      description: '',
      attempts_number: 3,
      questions: [],
      pass_percentage: 70,
      answers_shown: 'at_end',
      pools: [{ question_pool_id, draw: 5 }],
      shuffle_questions: false,
      shuffle_choices: false,
      time_limit_minutes: null,
      opens_at: null,
      closes_at: null,
    },
  })
  expect(await publish(course)).toBe(refused('“Final” (no questions)'))
  await author.call(create_pool_questions, {
    params: { id: question_pool_id },
    body: { questions: [newQuestion('Which?')] },
  })
  expect(await publish(course)).toBe('published')
})

test('[BLD-021] refuses changes of a published course by name, and publishes them once they are finished', async () => {
  const course = await draft({ publication_status: 2 })
  const { id } = await add(course, 'Later', reading(''))
  expect(await listed(course)).toMatchObject({ reasons: ['unready_items'], unready: [{ title: 'Later' }] })
  expect(await publish(course)).toBe(refused('“Later” (no text)'))
  expect(await listed(course)).toMatchObject({ publication_status: 2, has_unpublished_edits: true })
  const query = { course_id: course.id }
  const { version } = await author.call(show_course_item, { params: { id }, query })
  const content = reading('<p>Read this.</p>')
  await author.call(update_course_item, { params: { id }, query, body: { version, content } })
  expect(await listed(course)).toMatchObject({ reasons: [], unready: [] })
  expect(await publish(course)).toBe('published')
  expect(await listed(course)).toMatchObject({ has_unpublished_edits: false })
})

test('rebuilds the pages of a published course without edits, even if an item lacks content', async () => {
  const course = await draft({ publication_status: 2 })
  const [item] = course.items
  await world.within('core', (db) =>
    db
      .update(texts)
      .set({ content: '' })
      .where(eq(texts.id, item?.itemable_id ?? 0)),
  )
  expect(await listed(course)).toMatchObject({ reasons: [], has_unpublished_edits: false })
  expect(await publish(course)).toBe('published')
})
