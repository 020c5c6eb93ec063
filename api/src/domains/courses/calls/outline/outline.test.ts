import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  create_module,
  delete_module,
  discard_course_draft,
  get_course_outline,
  restore_module,
  sort_modules,
  update_module,
  update_outline_settings,
} from '@portico/shared/contract/courses/outline.ts'
import {
  copy_course_item,
  create_course_item,
  delete_course_item,
  list_course_items,
  restore_course_item,
  show_course_item,
  update_course_item,
} from '@portico/shared/contract/courses/outline-items.ts'
import { publish_course } from '@portico/shared/contract/courses/courses.ts'
import { get_course } from '@portico/shared/contract/catalog/catalog.ts'
import { list_learner_modules, show_item } from '@portico/shared/contract/learning/learning.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import type { AuthoredContent } from '@portico/shared/item-types/authored-content.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let author: Person
let learner: Person
beforeAll(async () => {
  world = await createWorld()
  author = await world.person('course_admin')
  learner = await world.person('learner')
})
afterAll(() => world.close())

const codeOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof CallError ? error.code : Promise.reject(error)),
  )
const of = (course: { id: number }) => ({ query: { course_id: course.id } })
const outlineOf = async ({ slug }: { slug: string }) => author.call(get_course_outline, { params: { slug } })
const titlesOf = async (course: { slug: string }) =>
  (await outlineOf(course)).modules.map(({ title, items }) => [title, ...items.map((item) => item.title)])
const text = (content: string): AuthoredContent<'Text'> => ({ itemable_type: 'Text', fields: { content } })
/** Outline titles on the course's storefront page. */
const publicTitles = async ({ slug }: { slug: string }) =>
  (await learner.call(get_course, { params: { slug } })).outline.map(({ title, items }) => [
    title,
    ...items.map((one) => one.title),
  ])
const learnerOutline = async (course: MadeCourse, related_id: number) =>
  (await learner.call(list_learner_modules, { params: { slug: course.slug }, query: { related_id } })).map((module) => [
    module.title,
    ...module.items.map((item) => item.itemable.title),
  ])

describe('editing an outline', () => {
  test('[BLD-017] [BLD-018] adds, renames, lists and shows modules and items in their positions', async () => {
    const course = await makeCourse(world, { outline: [], publication_status: 1 })
    const first = await author.call(create_module, { ...of(course), body: { title: 'Start' } })
    const second = await author.call(create_module, { ...of(course), body: { title: 'End' } })
    const add = (module_id: number, title: string, sort_number?: number) =>
      author.call(create_course_item, {
        ...of(course),
        body: { module_id, title, sort_number, content: text(`<p>${title}</p>`) },
      })
    const b = await add(first.id, 'B')
    await add(second.id, 'C')
    await add(first.id, 'A', 0)
    await author.call(update_module, { params: { id: second.id }, ...of(course), body: { title: 'Finish' } })
    expect(await titlesOf(course)).toEqual([
      ['Start', 'A', 'B'],
      ['Finish', 'C'],
    ])
    const listed = await author.call(list_course_items, { query: { course_id: course.id, itemable_type: 'Text' } })
    expect(listed.map(({ title, module_id }) => [title, module_id])).toEqual([
      ['A', first.id],
      ['B', first.id],
      ['C', second.id],
    ])
    expect(await author.call(show_course_item, { params: { id: b.id }, ...of(course) })).toMatchObject({
      title: 'B',
      content: { itemable_type: 'Text', fields: { content: '<p>B</p>' } },
    })
    const exams = await author.call(list_course_items, { query: { course_id: course.id, itemable_type: 'Exam' } })
    expect(exams).toEqual([])
  })

  test('[BLD-019] sorts modules and items in one call and rejects an order with other items', async () => {
    const course = await makeCourse(world, { outline: [['Text', 'Text'], ['Text']], publication_status: 1 })
    const [one = 0, two = 0] = course.modules
    const [a, b, c] = course.items.map(({ id }) => id)
    const sort = (orders: [number, (number | undefined)[]][]) =>
      author.call(sort_modules, {
        ...of(course),
        body: { sort: orders.map(([module_id, ids]) => ({ module_id, item_ids: ids.map((id) => id ?? 0) })) },
      })
    await sort([
      [two, [b, c]],
      [one, [a]],
    ])
    const moved = [
      ['Module 2', 'Text 1.2', 'Text 2.1'],
      ['Module 1', 'Text 1.1'],
    ]
    expect(await titlesOf(course)).toEqual(moved)
    const wrong: [number, (number | undefined)[]][][] = [
      [[two, [b, c]]],
      [
        [two, [b, c, c]],
        [one, [a]],
      ],
      [
        [two, [b]],
        [one, [a]],
      ],
    ]
    for (const orders of wrong) expect(await codeOf(sort(orders))).toBe('courses.outline_changed')
    expect(await titlesOf(course)).toEqual(moved)
  })

  test('restores removed items and modules to their position until the draft is published', async () => {
    const teacher = await world.person('instructor')
    const course = await makeCourse(world, { outline: [['Text', 'Text'], ['Text']], instructor_id: teacher.id })
    const before = await titlesOf(course)
    const [one = 0] = course.modules
    const item = { params: { id: course.items[1]?.id ?? 0 }, ...of(course) }
    await author.call(delete_course_item, item)
    await author.call(delete_module, { params: { id: one }, ...of(course) })
    expect(await titlesOf(course)).toEqual([['Module 2', 'Text 2.1']])
    expect(await codeOf(author.call(show_course_item, item))).toBe('general.not_found')
    await author.call(restore_module, { params: { id: one }, ...of(course) })
    expect(await titlesOf(course)).toEqual([
      ['Module 1', 'Text 1.1'],
      ['Module 2', 'Text 2.1'],
    ])
    await author.call(restore_course_item, item)
    expect(await titlesOf(course)).toEqual(before)
    expect(await codeOf(author.call(restore_course_item, item))).toBe('general.not_found')
    await author.call(delete_course_item, item)
    await author.call(publish_course, { params: { slug: course.slug } })
    expect(await codeOf(author.call(restore_course_item, item))).toBe('general.not_found')
  })

  test('answers 404 for an item of another course', async () => {
    const course = await makeCourse(world, { outline: [['Text']], publication_status: 1 })
    const other = await makeCourse(world, { outline: [['Text']], publication_status: 1 })
    const id = other.items[0]?.id ?? 0
    expect(await codeOf(author.call(show_course_item, { params: { id }, ...of(course) }))).toBe('general.not_found')
    expect(await codeOf(author.call(delete_course_item, { params: { id }, ...of(course) }))).toBe('general.not_found')
    expect(await author.call(show_course_item, { params: { id }, ...of(other) })).toMatchObject({ id })
  })
})

describe('writing content', () => {
  test('rejects the second of two edits of one item without overwriting anything', async () => {
    const course = await makeCourse(world, { outline: [['Text']], publication_status: 1 })
    const item = { params: { id: course.items[0]?.id ?? 0 }, ...of(course) }
    const { version } = await author.call(show_course_item, item)
    const { left_out: _, ...saved } = await author.call(update_course_item, {
      ...item,
      body: { title: 'First', content: text('<p>1</p>'), version },
    })
    const second = author.call(update_course_item, { ...item, body: { title: 'Second', version } })
    expect(await codeOf(second)).toBe('general.changed_meanwhile')
    expect(await author.call(show_course_item, item)).toEqual(saved)
  })

  test('sanitizes formatted text on saving and rejects content of another type', async () => {
    const course = await makeCourse(world, { outline: [['Text']], publication_status: 1 })
    const item = { params: { id: course.items[0]?.id ?? 0 }, ...of(course) }
    const { version } = await author.call(show_course_item, item)
    const saved = await author.call(update_course_item, {
      ...item,
      body: { content: text('<p onclick="x">Hi</p><script>1</script>'), version },
    })
    expect(saved).toMatchObject({ content: { fields: { content: '<p>Hi</p>' } } })
    const film: AuthoredContent = {
      itemable_type: 'Video',
      fields: { link: '', transcript: '', file: null, poster: null, captions: [] },
    }
    const wrong = author.call(update_course_item, { ...item, body: { content: film, version: saved.version } })
    expect(await codeOf(wrong)).toBe('general.not_found')
  })

  test('saves an exam with its questions and keeps the ids of existing questions', async () => {
    const course = await makeCourse(world, { is_versionless: true, publication_status: 1 })
    const module = await author.call(create_module, { ...of(course), body: { title: 'Start' } })
    const yes = { title: 'Yes', is_correct: true }
    const question = {
      type: 'boolean' as const,
      title: 'Is it safe?',
      explanation: '',
      choices: [yes, { title: 'No', is_correct: false }],
    }
    const exam = {
      description: '',
      attempts_number: 2,
      pass_percentage: 70,
      answers_shown: 'at_end' as const,
      questions: [question],
    }
    const place = { module_id: module.id, title: 'Final exam' }
    const before = await author.call(create_course_item, {
      ...of(course),
      body: { ...place, content: { itemable_type: 'Exam', fields: exam } },
    })
    if (before.content.itemable_type !== 'Exam') throw new Error('no exam')
    const [kept] = before.content.fields.questions
    if (!kept) throw new Error('no question')
    const fields = {
      ...before.content.fields,
      pass_percentage: 80,
      questions: [
        { ...kept, id: undefined, title: 'New', choices: question.choices },
        { ...kept, title: 'Reworded' },
      ],
    }
    const content: AuthoredContent = { itemable_type: 'Exam', fields }
    const saved = await author.call(update_course_item, {
      params: { id: before.id },
      ...of(course),
      body: { content, version: before.version },
    })
    if (saved.content.itemable_type !== 'Exam') throw new Error('no exam')
    expect(saved.content.fields).toMatchObject({ pass_percentage: 80, attempts_number: 2 })
    expect(
      saved.content.fields.questions.map(({ title, choices }) => [title, choices.map((one) => one.title)]),
    ).toEqual([
      ['New', ['Yes', 'No']],
      ['Reworded', ['Yes', 'No']],
    ])
    expect(saved.content.fields.questions[1]?.id).toBe(kept.id)
  })
})

describe('a copy of an item', () => {
  test('[BLD-018] stands right after the original and changes on its own, as the original does', async () => {
    const course = await makeCourse(world, { outline: [['Text', 'Text']], publication_status: 1 })
    const item = { params: { id: course.items[0]?.id ?? 0 }, ...of(course) }
    const copy = await author.call(copy_course_item, item)
    expect(copy).toMatchObject({ itemable_type: 'Text', title: 'Text 1.1 (copy)' })
    expect(await titlesOf(course)).toEqual([['Module 1', 'Text 1.1', 'Text 1.1 (copy)', 'Text 1.2']])
    const contentOf = async (id: number) =>
      (await author.call(show_course_item, { params: { id }, ...of(course) })).content
    const write = async (id: number, content: string) => {
      const one = { params: { id }, ...of(course) }
      const { version } = await author.call(show_course_item, one)
      await author.call(update_course_item, { ...one, body: { content: text(content), version } })
    }
    const before = await contentOf(item.params.id)
    expect(await contentOf(copy.id)).toEqual(before)
    await write(copy.id, '<p>Of the copy</p>')
    expect(await contentOf(item.params.id)).toEqual(before)
    const second = await author.call(copy_course_item, item)
    await write(item.params.id, '<p>Of the original</p>')
    expect(await contentOf(second.id)).toEqual(before)
    expect(await contentOf(copy.id)).toEqual(text('<p>Of the copy</p>'))
  })

  test('of an exam has questions of its own, so that editing or deleting one leaves the other', async () => {
    const course = await makeCourse(world, { outline: [['Exam']], publication_status: 1 })
    const item = { params: { id: course.items[0]?.id ?? 0 }, ...of(course) }
    const copy = await author.call(copy_course_item, item)
    const before = await author.call(show_course_item, item)
    if (before.content.itemable_type !== 'Exam') throw new Error('no exam')
    const fields = { ...before.content.fields, questions: before.content.fields.questions.slice(0, 1) }
    const content: AuthoredContent = { itemable_type: 'Exam', fields }
    const { version } = await author.call(show_course_item, { params: { id: copy.id }, ...of(course) })
    await author.call(update_course_item, { params: { id: copy.id }, ...of(course), body: { content, version } })
    expect(await author.call(show_course_item, item)).toEqual(before)
    await author.call(delete_course_item, item)
    const left = await author.call(show_course_item, { params: { id: copy.id }, ...of(course) })
    if (left.content.itemable_type !== 'Exam') throw new Error('no exam')
    expect(left.content.fields.questions.map(({ title }) => title)).toEqual(fields.questions.map(({ title }) => title))
  })
})

describe('edits of a published course', () => {
  test('reach learners only after publishing; enrolled learners keep their version, new ones do not', async () => {
    const teacher = await world.person('instructor')
    const course = await makeCourse(world, { outline: [['Text', 'Text']], instructor_id: teacher.id })
    const running = await enroll(world, { course, user_id: learner.id })
    const before = [['Module 1', 'Text 1.1', 'Text 1.2']]
    const item = { params: { id: course.items[0]?.id ?? 0 }, ...of(course) }
    const { version } = await author.call(show_course_item, item)
    await author.call(update_course_item, {
      ...item,
      body: { title: 'New words', content: text('<p>New</p>'), version },
    })
    await author.call(delete_course_item, { params: { id: course.items[1]?.id ?? 0 }, ...of(course) })
    await author.call(update_outline_settings, { ...of(course), body: { is_sequential: true } })
    expect(await outlineOf(course)).toMatchObject({ has_draft: true, is_sequential: true, published: { number: 1 } })
    expect(await publicTitles(course)).toEqual(before)
    expect(await learnerOutline(course, running)).toEqual(before)

    await author.call(publish_course, { params: { slug: course.slug } })
    expect(await outlineOf(course)).toMatchObject({ has_draft: false, published: { number: 2 } })
    expect(await publicTitles(course)).toEqual([['Module 1', 'New words']])
    expect(await learnerOutline(course, running)).toEqual(before)
    const shown = { params: { item_id: item.params.id }, query: { related_id: running } }
    expect(await learner.call(show_item, shown)).toMatchObject({
      title: 'Text 1.1',
      content: expect.stringContaining('Reading'),
    })
    const fresh = await enroll(world, { course, user_id: learner.id })
    expect(await learnerOutline(course, fresh)).toEqual([['Module 1', 'New words']])
    const read = { params: { item_id: item.params.id }, query: { related_id: fresh } }
    expect(await learner.call(show_item, read)).toMatchObject({ title: 'New words', content: '<p>New</p>' })
  })

  test('[BLD-004] mark an item as draft until its first publication and as published ever after', async () => {
    const course = await makeCourse(world, { outline: [['Text']] })
    const statuses = async () =>
      (await outlineOf(course)).modules.flatMap(({ items }) => items.map((item) => item.publication_status))
    expect(await statuses()).toEqual([2])
    const module_id = course.modules[0] ?? 0
    const made = await author.call(create_course_item, {
      ...of(course),
      body: { module_id, title: 'New', content: text('<p>New</p>') },
    })
    expect(await statuses()).toEqual([2, 1])
    await author.call(publish_course, { params: { slug: course.slug } })
    expect(await statuses()).toEqual([2, 2])
    await author.call(delete_course_item, { params: { id: made.id }, ...of(course) })
    await author.call(restore_course_item, { params: { id: made.id }, ...of(course) })
    expect(await statuses()).toEqual([2, 2])
  })

  test('are discarded as a whole; a course that was never published keeps its draft', async () => {
    const course = await makeCourse(world, { outline: [['Text']] })
    await author.call(create_module, { ...of(course), body: { title: 'Later' } })
    expect((await outlineOf(course)).has_draft).toBe(true)
    await author.call(discard_course_draft, of(course))
    expect(await outlineOf(course)).toMatchObject({ has_draft: false, modules: [{ title: 'Module 1' }] })
    const empty = await makeCourse(world, { outline: [], publication_status: 1, is_versionless: true })
    await author.call(create_module, { ...of(empty), body: { title: 'Only' } })
    expect(await codeOf(author.call(discard_course_draft, of(empty)))).toBe('courses.never_published')
    expect(await titlesOf(empty)).toEqual([['Only']])
  })

  test('write a draft’s exam to a separate row, so published exam attempts stay intact', async () => {
    const course = await makeCourse(world, { outline: [['Exam']] })
    const item = { params: { id: course.items[0]?.id ?? 0 }, ...of(course) }
    const before = await author.call(show_course_item, item)
    if (before.content.itemable_type !== 'Exam') throw new Error('no exam')
    const fields = { ...before.content.fields, questions: before.content.fields.questions.slice(0, 1) }
    const content: AuthoredContent = { itemable_type: 'Exam', fields }
    const saved = await author.call(update_course_item, { ...item, body: { content, version: before.version } })
    const again = await author.call(update_course_item, { ...item, body: { content, version: saved.version } })
    if (saved.content.itemable_type !== 'Exam' || again.content.itemable_type !== 'Exam') throw new Error('no exam')
    // The editor still holds the published question's id; it is the same question, copied only once.
    expect(again.content.fields.questions.map(({ id }) => id)).toEqual(
      saved.content.fields.questions.map(({ id }) => id),
    )
    expect(saved.content.fields.questions[0]?.id).not.toBe(before.content.fields.questions[0]?.id)
    const running = await enroll(world, { course, user_id: learner.id })
    const asked = await learner.call(show_item, { params: { item_id: item.params.id }, query: { related_id: running } })
    expect(asked).toMatchObject({ exam: { questions_count: 2 } })
  })
})
