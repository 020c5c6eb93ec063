import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_notifications } from '@portico/shared/contract/notifications.ts'
import {
  answer_course_question,
  answer_student_question,
  count_course_questions,
  create_student_question,
  list_course_questions,
  list_student_questions,
  show_course_question,
  show_student_question,
  update_course_question,
  update_student_question,
} from '@portico/shared/contract/student-questions.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { portalSettings } from '../../../portals/tables.ts'

let world: World
let teacher: Person
let learner: Person
beforeAll(async () => {
  world = await createWorld()
  teacher = await world.person('instructor')
  learner = await world.person('learner')
})
afterAll(() => world.close())

type Asking = { course: MadeCourse; related_id: number; who: Person }
async function asking(who = learner): Promise<Asking> {
  const course = await makeCourse(world, { instructor_id: teacher.id })
  return { course, who, related_id: await enroll(world, { course, user_id: who.id }) }
}
const ask = ({ course, related_id, who }: Asking, more: { sent_as?: string; item_id?: number } = {}) =>
  who.call(create_student_question, {
    params: { slug: course.slug },
    body: { related_id, title: 'Why is the record kept?', text: 'For six years', sent_as: randomUUID(), ...more },
  })
const read = ({ related_id, who }: Asking, id: number) =>
  who.call(show_student_question, { params: { id }, query: { related_id } })
const listed = ({ course, related_id, who }: Asking) =>
  who.call(list_student_questions, { params: { slug: course.slug }, query: { related_id, with_total: '1' } })
const answered = (id: number, more: { closes?: boolean; sent_as?: string } = {}) =>
  teacher.call(answer_course_question, {
    params: { id },
    body: { text: 'The law says so.', sent_as: randomUUID(), ...more },
  })
const countQuestions = (course: MadeCourse) => teacher.call(count_course_questions, { params: { slug: course.slug } })
const notificationsOf = async (who: Person) => (await who.call(list_notifications, {})).data

test('[LRN-043] [LRN-044] a learner asks about a lesson, staff answer, and each is notified with a link', async () => {
  const place = await asking()
  const item_id = place.course.items[0]?.id ?? 0
  const { id } = await ask(place, { item_id })
  expect((await notificationsOf(teacher))[0]).toMatchObject({
    type: 'question_asked',
    properties: { title: 'Why is the record kept?', original_id: id },
    path: `/courses/builder/${place.course.slug}/questions/${id}`,
  })
  await answered(id)
  expect((await notificationsOf(learner))[0]).toMatchObject({
    type: 'question_answered',
    path: `/courses/learner/${place.course.slug}/${place.related_id}/questions/${id}`,
  })
  expect(await read(place, id)).toMatchObject({
    status: 1,
    is_answered: true,
    text: 'For six years',
    item: { id: item_id, title: 'Text 1.1' },
    answers: [{ is_staff: true, is_own: false, text: 'The law says so.' }],
  })
  const { data, meta } = await listed(place)
  expect([data, meta.total]).toMatchObject([[{ id, answers_count: 1 }], { count: 1 }])
})

test(`[LRN-045] [BLD-033] [BLG-013] a question stays open until closed; a learner's reply reopens it and updates counters`, async () => {
  const place = await asking()
  const { id } = await ask(place)
  await ask(place)
  expect(await countQuestions(place.course)).toEqual({ opened: 2, waiting: 2, closed: 0 })
  await answered(id, { closes: true })
  expect(await countQuestions(place.course)).toEqual({ opened: 1, waiting: 1, closed: 1 })
  const closed = await teacher.call(list_course_questions, {
    params: { slug: place.course.slug },
    query: { status: '2', with_total: '1' },
  })
  expect([closed.data, closed.meta.total]).toMatchObject([
    [{ id, learner: { id: learner.id, email: learner.email }, related_id: place.related_id }],
    { count: 1 },
  ])
  await learner.call(answer_student_question, {
    params: { id },
    body: { related_id: place.related_id, text: 'Which law?', sent_as: randomUUID() },
  })
  expect(await countQuestions(place.course)).toEqual({ opened: 2, waiting: 2, closed: 0 })
  await teacher.call(update_course_question, { params: { id }, body: { status: 2 } })
  expect(await teacher.call(show_course_question, { params: { id } })).toMatchObject({
    status: 2,
    course: { slug: place.course.slug },
    answers: [
      { is_staff: true, is_own: true },
      { is_staff: false, text: 'Which law?' },
    ],
  })
  await learner.call(update_student_question, { params: { id }, body: { related_id: place.related_id, status: 1 } })
  expect(await read(place, id)).toMatchObject({ status: 1 })
})

test('stores a resent message only once, even when both copies arrive at the same time', async () => {
  const place = await asking()
  const sent_as = randomUUID()
  const asked = await Promise.all([ask(place, { sent_as }), ask(place, { sent_as })])
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
  const id = asked[0]?.id ?? 0
  const before = (await notificationsOf(learner)).length
  const again = await Promise.all([answered(id, { sent_as }), answered(id, { sent_as })])
  expect(new Set(again.map((one) => one.id)).size).toBe(1)
  expect((await read(place, id)).answers).toHaveLength(1)
  expect(await notificationsOf(learner)).toHaveLength(before + 1)
})

test('[LRN-044] a question in a course without instructors notifies those who answer in all courses', async () => {
  const admin = await world.person('course_admin')
  const course = await makeCourse(world)
  const untaught = { course, who: learner, related_id: await enroll(world, { course, user_id: learner.id }) }
  const before = (await notificationsOf(teacher)).length
  const { id } = await ask(untaught)
  expect((await notificationsOf(admin))[0]).toMatchObject({ type: 'question_asked', properties: { original_id: id } })
  expect(await notificationsOf(teacher)).toHaveLength(before)
  await expect(answered(id)).rejects.toMatchObject({ code: 'general.not_found' })
})

test('refuses ids of questions from another enrollment or person, and refuses learners staff’s calls', async () => {
  const place = await asking()
  const { id } = await ask(place)
  const stranger = await world.person('learner')
  const theirs = await asking(stranger)
  const own = await asking()
  const words = { text: 'Mine too', sent_as: randomUUID() }
  const missing = { code: 'general.not_found' }
  for (const from of [theirs, own]) {
    const { who, related_id } = from
    await expect(read(from, id)).rejects.toMatchObject(missing)
    await expect(
      who.call(update_student_question, { params: { id }, body: { related_id, status: 2 } }),
    ).rejects.toMatchObject(missing)
    await expect(
      who.call(answer_student_question, { params: { id }, body: { related_id, ...words } }),
    ).rejects.toMatchObject(missing)
    expect((await listed(from)).data).toEqual([])
  }
  const posing = { ...place, who: stranger }
  for (const refused of [() => read(posing, id), () => listed(posing), () => ask(posing)])
    await expect(refused()).rejects.toMatchObject({ code: 'learning.not_a_learner' })
  await expect(ask({ ...place, course: own.course })).rejects.toMatchObject({ code: 'learning.not_a_learner' })
  await expect(ask(place, { item_id: own.course.items[0]?.id ?? 0 })).rejects.toMatchObject(missing)
  await expect(learner.call(show_course_question, { params: { id } })).rejects.toMatchObject({ status: 403 })
  await expect(
    learner.call(answer_course_question, { params: { id }, body: { text: 'I', sent_as: randomUUID() } }),
  ).rejects.toMatchObject({ status: 403 })
  expect(await read(place, id)).toMatchObject({ status: 1, answers: [] })
})

test('[SES-016] no one reads or asks questions while they are switched off', async () => {
  const place = await asking()
  const { id } = await ask(place)
  const turn = (disable_course_questions: boolean) =>
    world.within('core', (tx) => tx.update(portalSettings).set({ disable_course_questions }))
  await turn(true)
  const off = { code: 'questions.off' }
  await expect(ask(place)).rejects.toMatchObject(off)
  await expect(read(place, id)).rejects.toMatchObject(off)
  await expect(countQuestions(place.course)).rejects.toMatchObject(off)
  await expect(answered(id)).rejects.toMatchObject(off)
  await turn(false)
  expect(await read(place, id)).toMatchObject({ id })
})
