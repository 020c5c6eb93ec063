import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copy_course, get_admin_course } from '@portico/shared/contract/courses/editing.ts'
import {
  copy_course_item,
  show_course_item,
  update_course_item,
} from '@portico/shared/contract/courses/outline-items.ts'
import { finish_exam, make_answer, show_exam_try, start_exam } from '@portico/shared/contract/exams/exams.ts'
import {
  analyze_exam,
  preview_regrade,
  regrade_exam,
  show_learner_exam,
} from '@portico/shared/contract/exams/exams-staff.ts'
import { get_learner_course } from '@portico/shared/contract/learning/learning.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { makePooledExam } from '../../../../../../tests/support/pooled-exam.ts'
import { runQueued } from '../../../../../../tests/support/run-queued.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { examPools } from '../../../item-types/tables.ts'
import { publishDraft } from '../../../courses/door.ts'
import { versionItems } from '../../../courses/tables.ts'
import { enrollments } from '../../../learning/tables.ts'

let world: World
let teacher: Person
beforeAll(async () => {
  world = await createWorld()
  teacher = await world.person('instructor')
})
afterAll(() => world.close())

type Taker = { learner: Person; related_id: number }
async function taker(course: MadeCourse): Promise<Taker> {
  const learner = await world.person('learner')
  return { learner, related_id: await enroll(world, { course, user_id: learner.id }) }
}
const item = (course: MadeCourse) => course.items[0]?.id ?? 0
const start = ({ learner, related_id }: Taker, course: MadeCourse) =>
  learner.call(start_exam, { params: { item_id: item(course) }, body: { related_id } })

/** Takes an attempt: answers the first question with the choice at this position, the second correctly or not at all. */
async function takeAttempt(one: Taker, course: MadeCourse, { first, second }: { first: number; second: boolean }) {
  const { attempts, questions } = await start(one, course)
  const [single, multiple] = questions
  const given = [
    [single?.id ?? 0, [single?.choices[first]?.id ?? 0]] as const,
    ...(second ? [[multiple?.id ?? 0, multiple?.choices.slice(0, 2).map(({ id }) => id) ?? []] as const] : []),
  ]
  for (const [question_id, answer] of given)
    await one.learner.call(make_answer, {
      params: { item_id: item(course) },
      body: { related_id: one.related_id, attempts, question_id, answer: [...answer] },
    })
  await one.learner.call(finish_exam, {
    params: { item_id: item(course) },
    body: { related_id: one.related_id, attempts },
  })
}

test('previews, corrects and logs a wrong key, raises results and completes what they affect', async () => {
  const course = await makeCourse(world, { instructor_id: teacher.id, outline: [['Exam']], attempts_number: null })
  const [wronged, favored, failed, running] = [
    await taker(course),
    await taker(course),
    await taker(course),
    await taker(course),
  ]
  // The first choice is marked as right, but the second one is.
  await takeAttempt(wronged, course, { first: 1, second: true })
  await takeAttempt(favored, course, { first: 0, second: true })
  await takeAttempt(failed, course, { first: 2, second: false })
  await takeAttempt(running, course, { first: 1, second: true })
  await start(running, course)
  const exam = { params: { course_id: course.id, exam_id: item(course) } }
  const { questions } = await teacher.call(analyze_exam, exam)
  const [question] = questions
  const body = { question_id: question?.id ?? 0, choice_ids: [question?.choices[1]?.id ?? 0] }
  const raised = [wronged, running].map(({ related_id }) => ({
    related_id,
    score_before: 50,
    score_after: 100,
    status_before: 3,
    status_after: 2,
  }))
  const preview = await teacher.call(preview_regrade, { ...exam, body })
  expect(preview).toMatchObject({ key_before: ['Choice 1'], key_after: ['Choice 2'], changed: raised })
  expect(await teacher.call(preview_regrade, { ...exam, body })).toEqual(preview)
  const done = await teacher.call(regrade_exam, { ...exam, body: { ...body, reason: 'The book is right.' } })
  expect(done).toEqual(preview)

  const statusOf = async ({ learner, related_id }: Taker) =>
    (await learner.call(get_learner_course, { params: { slug: course.slug }, query: { related_id } })).status
  expect([await statusOf(wronged), await statusOf(favored), await statusOf(running)]).toEqual([5, 5, 5])
  const tryOf = ({ learner, related_id }: Taker) =>
    learner.call(show_exam_try, { params: { item_id: item(course) }, query: { related_id } })
  expect((await tryOf(favored)).last).toMatchObject({ score: 100, status: 2 })
  expect((await tryOf(failed)).last).toMatchObject({ score: 0, status: 3 })
  expect(await tryOf(running)).toMatchObject({ running: null, last: { attempts: 1, score: 100, status: 2 } })
  expect((await teacher.call(analyze_exam, exam)).regrades).toMatchObject([
    { reason: 'The book is right.', key_before: ['Choice 1'], key_after: ['Choice 2'], changed_count: 2 },
  ])
  const learner = { params: { ...exam.params, user_id: running.learner.id }, query: { related_id: running.related_id } }
  expect((await teacher.call(show_learner_exam, learner)).tries.map(({ ended_by }) => ended_by)).toEqual([
    'staff',
    'learner',
  ])
  await expect(teacher.call(regrade_exam, { ...exam, body: { ...body, reason: 'Again' } })).rejects.toMatchObject({
    code: 'exams.key_unchanged',
  })
  await takeAttempt(failed, course, { first: 1, second: true })
  expect((await tryOf(failed)).last).toMatchObject({ score: 100 })
})

test('answers 404 for a question of another exam or a choice of another question', async () => {
  const [course, other] = [
    await makeCourse(world, { instructor_id: teacher.id, outline: [['Exam']] }),
    await makeCourse(world, { instructor_id: teacher.id, outline: [['Exam']] }),
  ]
  const one = await taker(course)
  await takeAttempt(one, course, { first: 0, second: false })
  await takeAttempt(await taker(other), other, { first: 0, second: false })
  const [first, second] = (
    await teacher.call(analyze_exam, { params: { course_id: course.id, exam_id: item(course) } })
  ).questions
  const wrong = { params: { course_id: other.id, exam_id: item(other) } }
  await expect(
    teacher.call(preview_regrade, {
      ...wrong,
      body: { question_id: first?.id ?? 0, choice_ids: [first?.choices[1]?.id ?? 0] },
    }),
  ).rejects.toMatchObject({ code: 'general.not_found' })
  await expect(
    teacher.call(preview_regrade, {
      params: { course_id: course.id, exam_id: item(course) },
      body: { question_id: first?.id ?? 0, choice_ids: [second?.choices[1]?.id ?? 0] },
    }),
  ).rejects.toMatchObject({ code: 'general.not_found' })
})

test('leaves out the caller’s own results until a colleague corrects the same key again', async () => {
  const course = await makeCourse(world, { instructor_id: teacher.id, outline: [['Exam']], attempts_number: null })
  const other = await taker(course)
  const self: Taker = { learner: teacher, related_id: await enroll(world, { course, user_id: teacher.id }) }
  for (const one of [other, self]) await takeAttempt(one, course, { first: 1, second: true })
  const exam = { params: { course_id: course.id, exam_id: item(course) } }
  await expect(teacher.call(analyze_exam, exam)).rejects.toMatchObject({ code: 'exams.own_key' })
  await world.within('core', (tx) =>
    tx.update(enrollments).set({ finished_at: new Date() }).where(eq(enrollments.id, self.related_id)),
  )
  const [question] = (await teacher.call(analyze_exam, exam)).questions
  const body = { question_id: question?.id ?? 0, choice_ids: [question?.choices[1]?.id ?? 0] }
  const correct = (who: Person) => who.call(regrade_exam, { ...exam, body: { ...body, reason: 'The book is right.' } })
  const raised = { score_before: 50, score_after: 100 }
  const preview = await teacher.call(preview_regrade, { ...exam, body })
  expect(preview).toMatchObject({ changed: [{ related_id: other.related_id, ...raised }], own_left_out: 1 })
  expect(await correct(teacher)).toEqual(preview)
  const scores = async ({ learner, related_id }: Taker) =>
    (await learner.call(show_exam_try, { params: { item_id: item(course) }, query: { related_id } })).last?.score
  expect([await scores(other), await scores(self)]).toEqual([100, 50])
  await expect(correct(teacher)).rejects.toMatchObject({ code: 'enrollments.own_record' })
  const colleague = await world.person('course_admin')
  expect(await correct(colleague)).toMatchObject({
    changed: [{ related_id: self.related_id, ...raised }],
    own_left_out: 0,
  })
  expect(await scores(self)).toBe(100)
  await expect(correct(colleague)).rejects.toMatchObject({ code: 'exams.key_unchanged' })
})

test('saves and logs only one of twenty simultaneous corrections of a key', async () => {
  const course = await makeCourse(world, { instructor_id: teacher.id, outline: [['Exam']], attempts_number: null })
  const one = await taker(course)
  await takeAttempt(one, course, { first: 2, second: false })
  const exam = { params: { course_id: course.id, exam_id: item(course) } }
  const [question] = (await teacher.call(analyze_exam, exam)).questions
  const body = {
    question_id: question?.id ?? 0,
    choice_ids: [question?.choices[1]?.id ?? 0],
    reason: 'The book is right.',
  }
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => teacher.call(regrade_exam, { ...exam, body })),
  )
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
  expect(refused).toEqual(Array<string>(19).fill('exams.key_unchanged'))
  expect((await teacher.call(analyze_exam, exam)).regrades).toMatchObject([
    { key_before: ['Choice 1'], key_after: ['Choice 2'] },
  ])
})

test('refuses to correct a key of another course; otherwise counts other courses’ learners without names', async () => {
  const colleague = await world.person('instructor')
  const away: Person = await world.person('learner')
  const theirs = await makePooledExam(world, { author: colleague, learner: away, pool: 1, draw: 1 })
  const mine = await makePooledExam(world, {
    author: teacher,
    learner: await world.person('learner'),
    pool: 1,
    draw: 1,
  })
  // Makes both exams draw from the colleague's pool.
  await world.within('core', (tx) =>
    tx.update(examPools).set({ question_pool_id: theirs.pool_id }).where(eq(examPools.question_pool_id, mine.pool_id)),
  )
  const answer = async ({ course, related_id, params }: typeof mine, learner: Person) => {
    const { attempts, questions } = await learner.call(start_exam, { params, body: { related_id } })
    const drawn = questions.find(({ title }) => title === 'Pool question 1')
    const wrong = drawn?.choices.find(({ title }) => title !== right(theirs))?.id ?? 0
    const body = { related_id, attempts, question_id: drawn?.id ?? 0, answer: [wrong] }
    await learner.call(make_answer, { params, body })
    await learner.call(finish_exam, { params, body: { related_id, attempts } })
    return { course, wrong, question_id: drawn?.id ?? 0 }
  }
  const given = await answer(theirs, away)
  const exam = { params: { course_id: mine.course.id, exam_id: mine.params.item_id } }
  const near: Taker = await taker(mine.course)
  await answer({ ...mine, related_id: near.related_id }, near.learner)
  const body = { question_id: given.question_id, choice_ids: [given.wrong] }
  const shared = { status: 403, code: 'access.used_elsewhere' }
  await expect(teacher.call(preview_regrade, { ...exam, body })).rejects.toMatchObject(shared)
  const reason = { reason: 'It is also theirs.' }
  await expect(teacher.call(regrade_exam, { ...exam, body: { ...body, ...reason } })).rejects.toMatchObject(shared)
  await world.within('core', (tx) =>
    tx.delete(examPools).where(eq(examPools.exam_id, theirs.course.items[0]?.itemable_id ?? 0)),
  )
  const preview = await teacher.call(preview_regrade, { ...exam, body })
  expect(preview).toMatchObject({ changed: [{ related_id: near.related_id }], elsewhere: 1 })
  expect(JSON.stringify(preview)).not.toContain(String(theirs.related_id))
  expect(await teacher.call(regrade_exam, { ...exam, body: { ...body, reason: 'The law changed.' } })).toEqual(preview)
  const { last } = await away.call(show_exam_try, { params: theirs.params, query: { related_id: theirs.related_id } })
  expect(last?.score).toBeGreaterThan(0)
  const admin = await world.person('course_admin')
  await expect(admin.call(preview_regrade, { ...exam, body })).rejects.toMatchObject({ code: 'exams.key_unchanged' })
})

const right = ({ questions }: Awaited<ReturnType<typeof makePooledExam>>) =>
  questions[0]?.choices.find(({ is_correct }) => is_correct)?.title

test('requires exactly one right answer when correcting a single-answer question', async () => {
  const course = await makeCourse(world, { instructor_id: teacher.id, outline: [['Exam']], attempts_number: null })
  const one = await taker(course)
  await takeAttempt(one, course, { first: 1, second: true })
  const exam = { params: { course_id: course.id, exam_id: item(course) } }
  const [question] = (await teacher.call(analyze_exam, exam)).questions
  const body = { question_id: question?.id ?? 0, choice_ids: (question?.choices ?? []).slice(0, 2).map(({ id }) => id) }
  const fields = { choice_ids: ['Select exactly one correct answer'] }
  for (const call of [
    () => teacher.call(preview_regrade, { ...exam, body }),
    () => teacher.call(regrade_exam, { ...exam, body: { ...body, reason: 'Both' } }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'validation.failed', fields })
})

test('[ROL-037] refuses correction of a shared key by people who reach only the copy', async () => {
  const course = await makeCourse(world, { outline: [['Exam']] })
  const copy = await makeCourse(world, { instructor_id: teacher.id, outline: [['Exam']] })
  const exam_of = ({ items }: MadeCourse) => items[0]?.itemable_id ?? 0
  // As in a copied course, both use the same exam row.
  await world.within('core', (tx) =>
    tx
      .update(versionItems)
      .set({ itemable_id: exam_of(course) })
      .where(eq(versionItems.module_item_id, item(copy))),
  )
  await takeAttempt(await taker(copy), copy, { first: 1, second: true })
  const exam = { params: { course_id: copy.id, exam_id: item(copy) } }
  const [question] = (await teacher.call(analyze_exam, exam)).questions
  const body = { question_id: question?.id ?? 0, choice_ids: [question?.choices[1]?.id ?? 0] }
  await expect(teacher.call(preview_regrade, { ...exam, body })).rejects.toMatchObject({
    code: 'access.used_elsewhere',
  })
  const admin = await world.person('course_admin')
  expect(await admin.call(preview_regrade, { ...exam, body })).toMatchObject({ key_after: ['Choice 2'] })
})

describe('a corrected key leaves copies of the exam alone', () => {
  /** The titles of the right answers of the first question, as the author of an item reads them. */
  async function keyOf(author: Person, { course_id, item_id }: { course_id: number; item_id: number }) {
    const { content } = await author.call(show_course_item, { params: { id: item_id }, query: { course_id } })
    if (content.itemable_type !== 'Exam') throw new Error('no exam')
    return content.fields.questions[0]?.choices.flatMap(({ title, is_correct }) => (is_correct ? [title] : []))
  }
  async function correct(author: Person, { course_id, exam_id }: { course_id: number; exam_id: number }) {
    const exam = { params: { course_id, exam_id } }
    const [question] = (await author.call(analyze_exam, exam)).questions
    const wanted = question?.choices.find(({ title }) => title === 'Choice 2')?.id ?? 0
    const body = { question_id: question?.id ?? 0, choice_ids: [wanted], reason: 'The book is right.' }
    return author.call(regrade_exam, { ...exam, body })
  }

  test('of a duplicated item, while other versions of the exam follow', async () => {
    const author = await world.person('course_admin')
    const course = await makeCourse(world, { outline: [['Exam']], attempts_number: null })
    const one = await taker(course)
    await takeAttempt(one, course, { first: 1, second: true })
    const [course_id, exam_id] = [course.id, item(course)]
    const ofItem = { params: { id: exam_id }, query: { course_id } }
    const copy = await author.call(copy_course_item, ofItem)
    const { content, version } = await author.call(show_course_item, ofItem)
    if (content.itemable_type !== 'Exam') throw new Error('no exam')
    const fields = { ...content.fields, pass_percentage: 60 }
    await author.call(update_course_item, { ...ofItem, body: { version, content: { ...content, fields } } })

    expect(await correct(author, { course_id, exam_id })).toMatchObject({ changed: [{ related_id: one.related_id }] })
    expect(await keyOf(author, { course_id, item_id: exam_id })).toEqual(['Choice 2'])
    expect(await keyOf(author, { course_id, item_id: copy.id })).toEqual(['Choice 1'])
    const { last } = await one.learner.call(show_exam_try, {
      params: { item_id: exam_id },
      query: { related_id: one.related_id },
    })
    expect(last).toMatchObject({ score: 100 })
  })

  test('of a duplicated course, whose own key is corrected alone, too', async () => {
    const author = await world.person('course_admin')
    const course = await makeCourse(world, { outline: [['Exam']], attempts_number: null })
    await author.call(copy_course, { params: { slug: course.slug } })
    await runQueued(world, 'courses.copy-asked')
    const { course: copied } = await author.call(get_admin_course, { params: { slug: `${course.slug}-copy` } })
    const [row] = await world.services.platform.sql`select id from module_items where course_id = ${copied.id}`
    const copy: MadeCourse = {
      ...course,
      id: copied.id,
      items: course.items.map((one) => ({ ...one, id: Number(row?.id) })),
    }
    await world.within('core', (db) =>
      publishDraft(
        { db, emit: () => Promise.resolve() },
        { course_id: copied.id, at: new Date(), reach: 'running', published_by: null },
      ),
    )
    const [original, other] = [await taker(course), await taker(copy)]
    await takeAttempt(original, course, { first: 1, second: true })
    await takeAttempt(other, copy, { first: 1, second: true })
    const [ofOriginal, ofCopy] = [
      { course_id: course.id, item_id: item(course) },
      { course_id: copy.id, item_id: item(copy) },
    ]
    expect(await correct(author, { course_id: copy.id, exam_id: item(copy) })).toMatchObject({
      changed: [{ related_id: other.related_id }],
      elsewhere: 0,
    })
    expect([await keyOf(author, ofOriginal), await keyOf(author, ofCopy)]).toEqual([['Choice 1'], ['Choice 2']])
    expect(await correct(author, { course_id: course.id, exam_id: item(course) })).toMatchObject({
      changed: [{ related_id: original.related_id }],
    })
    expect(await keyOf(author, ofOriginal)).toEqual(['Choice 2'])
  })
})
