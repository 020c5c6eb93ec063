import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { list_reviews } from '@portico/shared/contract/catalog/catalog.ts'
import { create_review, set_review_published } from '@portico/shared/contract/reviews.ts'
import {
  get_learner_course,
  list_learner_courses,
  list_learner_module_items,
  list_learner_modules,
  list_owned_courses,
  show_item,
} from '@portico/shared/contract/learning/learning.ts'
import {
  finish_module,
  finish_module_item,
  note_presence,
  start_module_item,
} from '@portico/shared/contract/learning/item-progress.ts'
import { enrollments } from '../../tables.ts'
import { addItem } from '../../../../../../tests/support/items.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let learner: Person
beforeAll(async () => {
  world = await createWorld()
  learner = await world.person('learner')
})
afterAll(() => world.close())

const completeItem = async (person: Person, id: number, related_id: number) => {
  await person.call(start_module_item, { params: { id }, body: { related_id } })
  return person.call(finish_module_item, { params: { id }, body: { related_id } })
}
const notALearner = { status: 403, message: 'You are not able to take the course because you are not a learner in it.' }

test('lists a person’s own courses, running enrollments before finished ones, none ended or expired', async () => {
  const person = await world.person('learner')
  const stranger = await world.person('learner')
  const long_ago = new Date('2019-01-01T00:00:00Z')
  const course = () => makeCourse(world, { outline: [['Text']] })
  const [running, done, again, ended, expired] = [
    await course(),
    await course(),
    await course(),
    await course(),
    await course(),
  ]
  const related_id = await enroll(world, { course: running, user_id: person.id })
  const finished = await enroll(world, { course: done, user_id: person.id })
  const open = await enroll(world, { course: again, user_id: person.id })
  const later = await enroll(world, { course: again, user_id: person.id })
  const gone = await enroll(world, { course: ended, user_id: person.id })
  await enroll(world, { course: expired, user_id: person.id, purchased_at: long_ago })
  await enroll(world, { course: ended, user_id: stranger.id })
  await completeItem(person, done.items[0]?.id ?? 0, finished)
  await completeItem(person, again.items[0]?.id ?? 0, later)
  await world.within('core', (tx) =>
    tx.update(enrollments).set({ ended_at: new Date() }).where(eq(enrollments.id, gone)),
  )
  expect((await person.call(list_owned_courses)).toSorted((a, b) => a.id - b.id)).toEqual([
    { id: running.id, related_id, is_finished: false },
    { id: done.id, related_id: finished, is_finished: true },
    { id: again.id, related_id: open, is_finished: false },
  ])
  expect((await stranger.call(list_owned_courses)).map(({ id }) => id)).toEqual([ended.id])
  expect((await world.visitor().send('GET', '/learner/owned')).status).toBe(401)
})

test('[LRN-001] the list counts items, and says when each course was last touched by its learner', async () => {
  const person = await world.person('learner')
  const made = [await makeCourse(world), await makeCourse(world), await makeCourse(world)] as const
  const [untouched, early, late] = [
    await enroll(world, { course: made[0], user_id: person.id }),
    await enroll(world, { course: made[1], user_id: person.id }),
    await enroll(world, { course: made[2], user_id: person.id }),
  ]
  const at = (hour: number) => new Date(`2026-05-04T0${hour}:00:00Z`)
  const present = (id: number, related_id: number) =>
    person.call(note_presence, { params: { id }, body: { related_id, active_ms: 1_000 } })
  try {
    world.setNow(at(1))
    await completeItem(person, made[2].items[0]?.id ?? 0, late)
    world.setNow(at(2))
    await completeItem(person, made[1].items[0]?.id ?? 0, early)
    world.setNow(at(3))
    await present(made[2].items[0]?.id ?? 0, late)
  } finally {
    world.setNow(null)
  }
  const listed = await person.call(list_learner_courses)
  const of = (id: number) => {
    const { items_done, items_total, touched_at } = listed.find(({ related_id }) => related_id === id) ?? {}
    return { items_done, items_total, touched_at }
  }
  expect(of(untouched)).toEqual({ items_done: 0, items_total: 3, touched_at: null })
  expect(of(early)).toEqual({ items_done: 1, items_total: 3, touched_at: at(2).toISOString() })
  expect(of(late)).toEqual({ items_done: 1, items_total: 3, touched_at: at(3).toISOString() })
})

describe('taking a course', () => {
  test('[LRN-006] [LRN-036] of two enrollments, shows the requested or newer one, never someone else’s', async () => {
    const course = await makeCourse(world, { outline: [['Text']] })
    const older = await enroll(world, { course, user_id: learner.id })
    await completeItem(learner, course.items[0]?.id ?? 0, older)
    const newer = await enroll(world, { course, user_id: learner.id })
    const shown = async (query: { related_id?: number }) => {
      const { related_id, status } = await learner.call(get_learner_course, { params: { slug: course.slug }, query })
      return { related_id, status }
    }
    expect(await shown({ related_id: older })).toEqual({ related_id: older, status: 5 })
    expect(await shown({ related_id: newer })).toEqual({ related_id: newer, status: 4 })
    expect(await shown({})).toEqual({ related_id: newer, status: 4 })
    const stranger = await world.person('learner')
    const others = await enroll(world, { course, user_id: stranger.id })
    await expect(shown({ related_id: others })).rejects.toMatchObject(notALearner)
  })

  test('[LRN-025] a finished course that has grown stays finished on its page', async () => {
    const course = await makeCourse(world, { outline: [['Text']] })
    const related_id = await enroll(world, { course, user_id: learner.id })
    const [only] = course.items
    const [module_id] = course.modules
    const { course: done } = await completeItem(learner, only?.id ?? 0, related_id)
    await world.within('core', (tx) =>
      addItem(tx, { module_id: module_id ?? 0, title: 'Added', itemable_type: 'Text', sort_number: 9 }),
    )
    const { status, percentage, continue_label } = await learner.call(get_learner_course, {
      params: { slug: course.slug },
    })
    expect({ status, percentage, continue_label, has_just_finished: true }).toEqual(done)
    expect(done).toMatchObject({ status: 5, percentage: 100 })
  })

  test('[LRN-001] [LRN-018] [LRN-020] [LRN-022] [LRN-024] [LRN-025] [LRN-028] [LRN-029] [LRN-030] [LRN-038] module and course progress follow the items until the course is finished', async () => {
    const course = await makeCourse(world)
    const related_id = await enroll(world, { course, user_id: learner.id })
    const [one, two, three] = course.items.map((item) => item.id)
    expect(await learner.call(get_learner_course, { params: { slug: course.slug } })).toMatchObject({
      related_id,
      status: 4,
      percentage: 0,
      continue_label: 'Start this Course',
      next_item: { id: one },
    })
    expect(await learner.call(start_module_item, { params: { id: one ?? 0 }, body: { related_id } })).toMatchObject({
      item: { status: 1 },
      module: { status: 1 },
      course: { status: 1, percentage: 0, continue_label: 'Begin this Course' },
    })
    expect(await learner.call(finish_module_item, { params: { id: one ?? 0 }, body: { related_id } })).toMatchObject({
      item: { status: 5 },
      module: { status: 1 },
    })
    expect(await completeItem(learner, two ?? 0, related_id)).toMatchObject({
      module: { status: 5 },
      course: { percentage: 50, has_just_finished: false },
    })
    expect(await completeItem(learner, three ?? 0, related_id)).toMatchObject({
      course: { status: 5, percentage: 100, has_just_finished: true, continue_label: 'View this Course' },
      next_item: null,
    })
    expect((await learner.call(list_learner_courses)).find((row) => row.related_id === related_id)).toMatchObject({
      status: 5,
      percentage: 100,
      access: 'read_only',
    })
  })

  test('[LRN-019] only its learner may read, start or finish an item', async () => {
    const course = await makeCourse(world)
    const related_id = await enroll(world, { course, user_id: learner.id })
    const id = course.items[0]?.id ?? 0
    for (const stranger of [await world.person('learner'), await world.person('super_admin')]) {
      await expect(stranger.call(start_module_item, { params: { id }, body: { related_id } })).rejects.toMatchObject(
        notALearner,
      )
      await expect(stranger.call(show_item, { params: { item_id: id }, query: { related_id } })).rejects.toMatchObject(
        notALearner,
      )
    }
    expect(await learner.call(start_module_item, { params: { id }, body: { related_id } })).toMatchObject({
      item: { status: 1 },
    })
    await expect(
      (await world.person('learner')).call(finish_module_item, { params: { id }, body: { related_id } }),
    ).rejects.toMatchObject(notALearner)
    expect(await learner.call(finish_module_item, { params: { id }, body: { related_id } })).toMatchObject({
      item: { status: 5 },
    })
  })

  test('[LRN-021] an item that was not started cannot be finished, and its status stays', async () => {
    const course = await makeCourse(world)
    const related_id = await enroll(world, { course, user_id: learner.id })
    const id = course.items[0]?.id ?? 0
    await expect(learner.call(finish_module_item, { params: { id }, body: { related_id } })).rejects.toMatchObject({
      code: 'learning.item_not_started',
    })
    expect(await learner.call(show_item, { params: { item_id: id }, query: { related_id } })).toMatchObject({
      status: 4,
    })
  })

  test('[LRN-026] a sequential course locks later items and their content until earlier ones are done', async () => {
    const course = await makeCourse(world, { is_sequential: true })
    const related_id = await enroll(world, { course, user_id: learner.id })
    const [one, two] = course.items
    if (!one || !two) throw new Error('two items are needed')
    await expect(
      learner.call(start_module_item, { params: { id: two.id }, body: { related_id } }),
    ).rejects.toMatchObject({
      code: 'learning.item_locked',
      message: `Please complete "${one.title}" first to unlock this item.`,
    })
    expect(await learner.call(show_item, { params: { item_id: two.id }, query: { related_id } })).toMatchObject({
      locked_by: one.title,
      content: '',
    })
    await completeItem(learner, one.id, related_id)
    expect(await learner.call(show_item, { params: { item_id: two.id }, query: { related_id } })).toMatchObject({
      locked_by: null,
      content: `<p>Reading ${two.title}</p>`,
    })
    expect(await completeItem(learner, two.id, related_id)).toMatchObject({ item: { status: 5 } })
  })

  test('[LRN-010] [LRN-011] [LRN-034] [LRN-035] [LRN-037] modules and items are read by slug and related_id', async () => {
    const course = await makeCourse(world, {
      outline: [
        ['Text', 'Video'],
        ['Document', 'Survey'],
      ],
    })
    const related_id = await enroll(world, { course, user_id: learner.id })
    const modules = await learner.call(list_learner_modules, { params: { slug: course.slug }, query: { related_id } })
    expect(modules.map((module) => module.items.map((item) => item.itemable_type))).toEqual([
      ['Text', 'Video'],
      ['Document', 'Survey'],
    ])
    expect(modules[0]).toMatchObject({
      id: course.modules[0],
      sort_number: expect.any(Number),
      status: 4,
      items: course.items.slice(0, 2).map(({ id, itemable_id, itemable_type }, place) => ({
        id,
        itemable_id,
        itemable_type,
        module_id: course.modules[0],
        sort_number: expect.any(Number),
        itemable: { title: `${itemable_type} 1.${place + 1}`, status: 4 },
      })),
    })
    expect(
      await learner.call(list_learner_module_items, {
        params: { module: course.modules[1] ?? 0 },
        query: { related: related_id },
      }),
    ).toHaveLength(2)
    expect(
      await learner.call(show_item, { params: { item_id: course.items[1]?.id ?? 0 }, query: { related_id } }),
    ).toMatchObject({ itemable_type: 'Video', provider: 'vimeo', video_id: '123456789' })
    const other = await makeCourse(world)
    await expect(
      learner.call(list_learner_modules, { params: { slug: other.slug }, query: { related_id } }),
    ).rejects.toMatchObject(notALearner)
  })

  test('[LRN-023] finishing a module by call changes nothing beyond what its items say', async () => {
    const course = await makeCourse(world)
    const related_id = await enroll(world, { course, user_id: learner.id })
    const module_id = course.modules[0] ?? 0
    expect(await learner.call(finish_module, { params: { module_id }, body: { related_id } })).toMatchObject({
      module: { status: 4 },
    })
    for (const item of course.items.slice(0, 2)) await completeItem(learner, item.id, related_id)
    expect(await learner.call(finish_module, { params: { module_id }, body: { related_id } })).toMatchObject({
      module: { id: module_id, status: 5 },
    })
  })

  test('[CHK-029] after completion the course is read-only, and five years after purchase it is closed', async () => {
    const course = await makeCourse(world, { outline: [['Text']] })
    const related_id = await enroll(world, {
      course,
      user_id: learner.id,
      purchased_at: new Date('2024-03-01T00:00:00Z'),
    })
    const id = course.items[0]?.id ?? 0
    await completeItem(learner, id, related_id)
    await expect(learner.call(start_module_item, { params: { id }, body: { related_id } })).rejects.toMatchObject({
      code: 'learning.read_only',
    })
    expect(await learner.call(show_item, { params: { item_id: id }, query: { related_id } })).toMatchObject({
      access: 'read_only',
    })
    world.setNow(new Date('2029-03-01T00:00:00Z'))
    await expect(learner.call(show_item, { params: { item_id: id }, query: { related_id } })).rejects.toMatchObject({
      code: 'learning.access_expired',
    })
    world.setNow(null)
  })

  test('[LRN-039] [LRN-040] [LRN-041] [ERR-030] accepts one review per enrollment, after finishing; learners see it once published', async () => {
    const course = await makeCourse(world, { outline: [['Text']] })
    const related_id = await enroll(world, { course, user_id: learner.id })
    const review = { params: { slug: course.slug }, body: { related_id, rating: 5, text: 'Clear and short.' } }
    await expect(learner.call(create_review, review)).rejects.toMatchObject({ code: 'learning.course_not_finished' })
    await completeItem(learner, course.items[0]?.id ?? 0, related_id)
    const { id } = await learner.call(create_review, review)
    const read = async () => (await learner.call(list_reviews, { params: { slug: course.slug } })).data
    expect(await read()).toEqual([])
    const staff = await world.person('admin')
    await staff.call(set_review_published, { params: { id }, body: { is_published: true } })
    expect(await read()).toMatchObject([{ rating: 5, text: 'Clear and short.' }])
    await expect(learner.call(create_review, review)).rejects.toMatchObject({
      code: 'reviews.done',
      message: 'You have already reviewed this course.',
    })
  })
})
