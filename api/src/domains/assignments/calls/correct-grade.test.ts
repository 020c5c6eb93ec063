import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_assignment_response, make_learner_response } from '@portico/shared/contract/assignments.ts'
import {
  correct_grade,
  make_instructor_response,
  show_learner_assignment,
} from '@portico/shared/contract/assignments-staff.ts'
import { generate_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { list_course_learners } from '@portico/shared/contract/learning/enrollments.ts'
import { get_learner_course } from '@portico/shared/contract/learning/learning.ts'
import { list_notifications } from '@portico/shared/contract/notifications.ts'
import { jobContext } from '../../../../../tests/support/job-context.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { task as assignmentGraded } from '../reactions/email.assignment-graded.ts'
import { assignmentGradeChanges, assignmentResponses } from '../tables.ts'

let world: World
let teacher: Person
let admin: Person
let learner: Person
beforeAll(async () => {
  world = await createWorld()
  teacher = await world.person('instructor')
  admin = await world.person('admin')
  learner = await world.person('learner')
})
afterAll(() => world.close())

type Work = { course: MadeCourse; item: number; related_id: number; who: Person }
async function makeWork(options: { alone?: boolean; who?: Person } = {}): Promise<Work> {
  const who = options.who ?? learner
  const course = await makeCourse(world, {
    outline: options.alone ? [['Assignment']] : [['Assignment'], ['Text']],
    attempts_number: 2,
    instructor_id: teacher.id,
    has_template: true,
  })
  return { course, item: course.items[0]?.id ?? 0, related_id: await enroll(world, { course, user_id: who.id }), who }
}
const submit = ({ item, related_id, who }: Work, attempt: number) =>
  who.call(make_learner_response, {
    params: { item_id: item },
    body: { related_id, attempt, text: `Answer ${attempt}`, files: [] },
  })
const grade = ({ course, item, related_id }: Work, attempt: number, score: number) =>
  teacher.call(make_instructor_response, {
    params: { course_id: course.id, assignment_id: item },
    body: { related_id, attempt, score, feedback: 'First look' },
  })
const own = ({ item, related_id, who }: Work) =>
  who.call(get_assignment_response, { params: { item_id: item }, query: { related_id } })
const progress = async ({ course, related_id, who }: Work) => {
  const query = { related_id }
  const { status, percentage } = await who.call(get_learner_course, { params: { slug: course.slug }, query })
  // Staff and exports read the stored figure.
  const { data } = await admin.call(list_course_learners, { params: { slug: course.slug } })
  expect(data.find(({ id }) => id === related_id)).toMatchObject({ status, percentage })
  return { status, percentage }
}
const gradedAt = async (work: Work, attempt: number): Promise<string> => {
  const { course, item, related_id, who } = work
  const params = { course_id: course.id, assignment_id: item, user_id: who.id }
  const { responses } = await admin.call(show_learner_assignment, { params, query: { related_id } })
  return responses.find((one) => one.attempt === attempt)?.instructor_response?.graded_at ?? '2026-01-02T03:04:05.000Z'
}
type Correction = { score: number; by?: Person; graded_at?: string; feedback?: string }
async function correct(work: Work, attempt: number, { score, by = admin, ...given }: Correction) {
  const graded_at = given.graded_at ?? (await gradedAt(work, attempt))
  return by.call(correct_grade, {
    params: { course_id: work.course.id, assignment_id: work.item },
    body: {
      related_id: work.related_id,
      attempt,
      score,
      feedback: given.feedback ?? 'Second look',
      graded_at,
      reason: 'A page was overlooked',
    },
  })
}

test('[ASG-005] a corrected grade moves item and course progress up and down and keeps every earlier grade', async () => {
  const work = await makeWork()
  await submit(work, 1)
  await grade(work, 1, 50)
  expect([await own(work), await progress(work)]).toMatchObject([{ status: 3 }, { percentage: 0 }])

  expect(await correct(work, 1, { score: 80 })).toMatchObject({
    status: 2,
    instructor_response: {
      score: 80,
      feedback: 'Second look',
      user: { id: admin.id },
      changes: [{ from_score: 50, from_feedback: 'First look', to_score: 80, reason: 'A page was overlooked' }],
    },
  })
  expect([await own(work), await progress(work)]).toMatchObject([{ status: 2 }, { percentage: 50 }])

  await correct(work, 1, { score: 60, by: teacher })
  expect([await own(work), await progress(work)]).toMatchObject([{ status: 3 }, { percentage: 0 }])
  const [last] = (await own(work)).responses
  expect(last?.instructor_response?.changes).toMatchObject([
    { from_score: 80, to_score: 60, user: { id: teacher.id } },
    { from_score: 50, to_score: 80, user: { id: admin.id } },
  ])
  await submit(work, 2)
  expect(await own(work)).toMatchObject({ status: 1, remaining_attempts: 0 })
  const { data } = await learner.call(list_notifications)
  expect(data.filter(({ type }) => type === 'grade_corrected')).toHaveLength(2)
})

test('each mail tells its own grade, whatever corrections followed, and a correction of the feedback alone says so', async () => {
  const work = await makeWork({ who: await world.person('learner') })
  await submit(work, 1)
  await grade(work, 1, 50)
  await correct(work, 1, { score: 80 })
  await correct(work, 1, { score: 80, feedback: 'Third look' })
  const { data } = await work.who.call(list_notifications)
  expect(data.map(({ type }) => type)).toEqual(['feedback_corrected', 'grade_corrected', 'assignment_graded'])
  const changes = await world.within('core', (tx) =>
    tx
      .select({ id: assignmentGradeChanges.id, response_id: assignmentGradeChanges.response_id })
      .from(assignmentGradeChanges)
      .innerJoin(assignmentResponses, eq(assignmentResponses.id, assignmentGradeChanges.response_id))
      .where(eq(assignmentResponses.enrollment_id, work.related_id))
      .orderBy(assignmentGradeChanges.id),
  )
  const sent: string[] = []
  const context = await jobContext(world)
  const mailer = { ...context.mailer, send: async ({ text }: { text: string }) => void sent.push(text) }
  const response_id = changes[0]?.response_id ?? 0
  for (const change_id of [null, ...changes.map(({ id }) => id)])
    await assignmentGraded({ ...context, mailer }, { response_id, change_id })
  context.mailer.close()
  expect(sent).toEqual([
    expect.stringContaining('was graded: 50%, failed.'),
    expect.stringContaining('was changed from 50% to 80%, passed.'),
    expect.stringContaining('was changed. Your grade is still 80%, passed.'),
  ])
})

test('a pass by another attempt keeps the item passed, and an attempt that waits keeps it open', async () => {
  const work = await makeWork()
  await submit(work, 1)
  await grade(work, 1, 50)
  await submit(work, 2)
  await correct(work, 1, { score: 40 })
  expect(await own(work)).toMatchObject({ status: 1 })
  await correct(work, 1, { score: 90 })
  expect(await own(work)).toMatchObject({ status: 2 })
  await correct(work, 1, { score: 30 })
  expect(await own(work)).toMatchObject({ status: 1 })
  await grade(work, 2, 75)
  await correct(work, 1, { score: 95 })
  await correct(work, 1, { score: 10 })
  expect(await own(work)).toMatchObject({ status: 2 })
})

test('a correction to a pass completes the course; the pass that completed it can’t be taken back', async () => {
  const work = await makeWork({ alone: true })
  await submit(work, 1)
  await grade(work, 1, 69)
  await correct(work, 1, { score: 70 })
  expect(await progress(work)).toEqual({ status: 5, percentage: 100 })
  await expect(correct(work, 1, { score: 69 })).rejects.toMatchObject({ code: 'assignments.course_finished' })
  expect(await correct(work, 1, { score: 90 })).toMatchObject({ status: 2, instructor_response: { score: 90 } })

  const { serial } = await learner.call(generate_certificate, {
    params: { user: learner.id, course: work.course.id },
    body: {},
  })
  await expect(correct(work, 1, { score: 69 })).rejects.toMatchObject({
    code: 'assignments.certificate_issued',
    message: expect.stringContaining(serial),
  })
  expect(await own(work)).toMatchObject({ status: 2, responses: [{ instructor_response: { score: 90 } }] })
})

test('refuses corrections of ungraded attempts, of the own record, by outsiders, and without a change', async () => {
  const work = await makeWork()
  await submit(work, 1)
  await expect(correct(work, 1, { score: 90 })).rejects.toMatchObject({ code: 'assignments.not_graded' })
  await grade(work, 1, 50)
  const same = { score: 50, feedback: 'First look' }
  await expect(correct(work, 1, same)).rejects.toMatchObject({ code: 'assignments.unchanged' })
  const stranger = await world.person('instructor')
  await expect(correct(work, 1, { score: 90, by: stranger })).rejects.toMatchObject({ code: 'general.not_found' })
  await expect(correct(work, 1, { score: 90, by: learner })).rejects.toMatchObject({ status: 403 })
  const mine = await makeWork({ who: teacher })
  await submit(mine, 1)
  await admin.call(make_instructor_response, {
    params: { course_id: mine.course.id, assignment_id: mine.item },
    body: { related_id: mine.related_id, attempt: 1, score: 50, feedback: '' },
  })
  await expect(correct(mine, 1, { score: 90, by: teacher })).rejects.toMatchObject({
    code: 'enrollments.own_record',
  })
})

test('rejects the second of two simultaneous corrections and accepts a repeated one', async () => {
  const work = await makeWork()
  await submit(work, 1)
  await grade(work, 1, 50)
  const graded_at = await gradedAt(work, 1)
  const both = await Promise.allSettled([
    correct(work, 1, { score: 80, graded_at }),
    correct(work, 1, { score: 20, graded_at, by: teacher }),
  ])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'assignments.corrected_meanwhile' },
  })
  const [score, by] = both[0].status === 'fulfilled' ? ([80, admin] as const) : ([20, teacher] as const)
  expect(await correct(work, 1, { score, by, graded_at })).toMatchObject({ instructor_response: { score } })
  const { responses } = await own(work)
  const rows = await world.within('core', (tx) =>
    tx
      .select()
      .from(assignmentGradeChanges)
      .where(eq(assignmentGradeChanges.response_id, responses[0]?.id ?? 0)),
  )
  expect(rows).toHaveLength(1)
  const hidden = await world.within('northwind', (tx) => tx.select().from(assignmentGradeChanges))
  expect(hidden).toEqual([])
})
