import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  copy_course_item,
  show_course_item,
  update_course_item,
} from '@portico/shared/contract/courses/outline-items.ts'
import {
  finish_exam,
  make_answer,
  show_exam_try,
  start_exam,
  type RunningAttempt,
} from '@portico/shared/contract/exams/exams.ts'
import { show_item } from '@portico/shared/contract/learning/learning.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { publishDraft } from '../../../courses/door.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let learner: Person
beforeAll(async () => {
  world = await createWorld()
  learner = await world.person('learner')
})
afterAll(() => world.close())

async function examCourse(attempts_number: number | null = 2, kind: 'Exam' | 'Survey' = 'Exam') {
  const course = await makeCourse(world, { outline: [[kind]], attempts_number })
  const related_id = await enroll(world, { course, user_id: learner.id })
  return { params: { item_id: course.items[0]?.id ?? 0 }, related_id }
}
type Exam = Awaited<ReturnType<typeof examCourse>>
const start = ({ params, related_id }: Exam) => learner.call(start_exam, { params, body: { related_id } })
const finish = ({ params, related_id }: Exam) => learner.call(finish_exam, { params, body: { related_id } })
const answer = ({ params, related_id }: Exam, question_id: number, answer: number[], attempts = 1) =>
  learner.call(make_answer, { params, body: { related_id, attempts, question_id, answer } })
const rightOnes = (running: RunningAttempt) =>
  running.questions.map((question, place) => ({
    id: question.id,
    answer: question.choices.slice(0, place + 1).map((choice) => choice.id),
  }))

test('[EXM-006] [EXM-007] [EXM-008] [EXM-011] starts, answers and grades an attempt on the server', async () => {
  const exam = await examCourse()
  const running = await start(exam)
  expect(running).toMatchObject({ attempts: 1, status: 1, next_question_id: running.questions[0]?.id })
  const [first, second] = rightOnes(running)
  expect(await answer(exam, first?.id ?? 0, first?.answer ?? [])).toMatchObject({ next_question_id: second?.id })
  expect(await answer(exam, second?.id ?? 0, second?.answer ?? [])).toMatchObject({ next_question_id: null })
  expect(await finish(exam)).toMatchObject({
    score: 100,
    item: { status: 2 },
    module: { status: 2 },
    course: { status: 5, has_just_finished: true },
  })
})

test('[EXM-010] lets only learners of the course start, answer and finish its exam', async () => {
  const exam = await examCourse()
  const { params, related_id } = exam
  const question = (await start(exam)).questions[0]
  const body = { related_id, attempts: 1, question_id: question?.id ?? 0, answer: [question?.choices[0]?.id ?? 0] }
  const refused = {
    status: 403,
    message: 'You are not able to take the course because you are not a learner in it.',
  }
  for (const stranger of [await world.person('learner'), await world.person('super_admin')]) {
    await expect(stranger.call(start_exam, { params, body: { related_id } })).rejects.toMatchObject(refused)
    await expect(stranger.call(make_answer, { params, body })).rejects.toMatchObject(refused)
    await expect(stranger.call(finish_exam, { params, body: { related_id } })).rejects.toMatchObject(refused)
  }
  expect((await start(exam)).questions[0]?.answer).toBeNull()
  await answer(exam, body.question_id, body.answer)
  expect(await finish(exam)).toMatchObject({ item: { status: 3 } })
})

test('[EXM-003] reveals the right choices only after the attempt is finished', async () => {
  const exam = await examCourse(1)
  const started = await learner.send('POST', `/learner/exams/${exam.params.item_id}/start`, {
    body: { related_id: exam.related_id },
  })
  const shown = await learner.send('GET', `/learner/exams/${exam.params.item_id}?related_id=${exam.related_id}`)
  const item = await learner.send('GET', `/learner/module-items/${exam.params.item_id}?related_id=${exam.related_id}`)
  for (const response of [started, shown, item]) expect(await response.text()).not.toContain('is_correct')
  await finish(exam)
  const { last } = await learner.call(show_exam_try, { params: exam.params, query: { related_id: exam.related_id } })
  expect(last?.questions?.[0]?.choices.map((choice) => choice.is_correct)).toEqual([true, false, false])
})

test('[OP-81] shows a failed attempt’s score and lessons to reread but no solutions while attempts remain', async () => {
  const course = await makeCourse(world, { outline: [['Text', 'Video'], ['Exam']], attempts_number: 2 })
  const exam = {
    params: { item_id: course.items[2]?.id ?? 0 },
    related_id: await enroll(world, { course, user_id: learner.id }),
  }
  const path = `/learner/exams/${exam.params.item_id}?related_id=${exam.related_id}`
  const shown = async () => (await learner.send('GET', path)).text()
  const running = await start(exam)
  const [first] = rightOnes(running)
  await answer(exam, first?.id ?? 0, first?.answer ?? [])
  await finish(exam)
  const { last } = await learner.call(show_exam_try, { params: exam.params, query: { related_id: exam.related_id } })
  expect(last).toMatchObject({ score: 50, correct_count: 1, questions_count: 2, questions: null })
  expect(last?.read_again.map(({ id, title }) => [id, title])).toEqual(
    course.items.slice(0, 2).map(({ id, title }) => [id, title]),
  )
  for (const word of ['is_correct', 'Because.', 'Choice 1']) expect(await shown()).not.toContain(word)

  await start(exam)
  await finish(exam)
  for (const word of ['is_correct', 'Because.', 'Choice 1']) expect(await shown()).toContain(word)
})

test('[OP-81] shows solutions after each attempt, at the end or never, by the exam’s setting', async () => {
  for (const [answers_shown, isShown] of [
    ['after_each_attempt', [true, true]],
    ['never', [false, false]],
    ['at_end', [false, true]],
  ] as const) {
    const exam = await examCourse(2)
    await world.within('core', (tx) =>
      tx.execute(
        sql`update exams set answers_shown = ${answers_shown} where id = (select itemable_id from version_items where module_item_id = ${exam.params.item_id})`,
      ),
    )
    for (const expected of isShown) {
      await start(exam)
      await finish(exam)
      const { last } = await learner.call(show_exam_try, {
        params: exam.params,
        query: { related_id: exam.related_id },
      })
      expect([answers_shown, last?.questions !== null]).toEqual([answers_shown, expected])
    }
  }
})

test('[EXM-001] [EXM-009] [EXM-013] refuses more attempts than allowed and keeps earlier ones on record', async () => {
  const exam = await examCourse(2)
  for (const remaining_attempts of [1, 0]) {
    await start(exam)
    expect(await finish(exam)).toMatchObject({ score: 0, item: { status: 3 }, remaining_attempts })
  }
  await expect(start(exam)).rejects.toMatchObject({ code: 'exams.no_attempts_left' })
  const item = await learner.call(show_item, { params: exam.params, query: { related_id: exam.related_id } })
  expect(item).toMatchObject({
    status: 3,
    exam: {
      id: expect.any(Number),
      type: 'exam',
      attempts_number: 2,
      status: 3,
      questions_count: 2,
      remaining_attempts: 0,
      exam_tries: [
        { attempts: 2, status: 3 },
        { attempts: 1, status: 3 },
      ],
    },
  })
})

test('[EXM-012] refuses to start or answer a passed exam again', async () => {
  const exam = await examCourse()
  const running = await start(exam)
  for (const { id, answer: choice } of rightOnes(running)) await answer(exam, id, choice)
  await learner.call(finish_exam, { params: exam.params, body: { related_id: exam.related_id } })
  // The exam is the course's only item, so passing it finishes the course, and the course refuses further work.
  await expect(start(exam)).rejects.toMatchObject({ code: 'learning.read_only' })

  const course = await makeCourse(world, { outline: [['Exam'], ['Text']] })
  const open = {
    params: { item_id: course.items[0]?.id ?? 0 },
    related_id: await enroll(world, { course, user_id: learner.id }),
  }
  const again = await start(open)
  for (const { id, answer: choice } of rightOnes(again)) await answer(open, id, choice)
  await finish(open)
  await expect(start(open)).rejects.toMatchObject({ code: 'exams.already_finished' })
  await expect(answer(open, again.questions[0]?.id ?? 0, [1])).rejects.toMatchObject({ code: 'exams.already_finished' })
})

test('rejects an answer for an attempt that is not running and changes nothing', async () => {
  const exam = await examCourse(3)
  const first = await start(exam)
  const question = first.questions[0]
  const [right, wrong] = question?.choices.map((choice) => choice.id) ?? []
  await answer(exam, question?.id ?? 0, [wrong ?? 0])
  await finish(exam)
  // Answers stored on one device while another finished the attempt, sent before, between and during attempts.
  await expect(answer(exam, question?.id ?? 0, [right ?? 0], 1)).rejects.toMatchObject({ code: 'exams.attempt_over' })
  await start(exam)
  await expect(answer(exam, question?.id ?? 0, [right ?? 0], 1)).rejects.toMatchObject({ code: 'exams.attempt_over' })
  await expect(answer(exam, question?.id ?? 0, [right ?? 0], 3)).rejects.toMatchObject({ code: 'exams.not_running' })
  await expect(
    learner.call(finish_exam, { params: exam.params, body: { related_id: exam.related_id, attempts: 1 } }),
  ).rejects.toMatchObject({ code: 'exams.attempt_over' })
  expect((await start(exam)).questions[0]?.answer).toBeNull()
  await answer(exam, question?.id ?? 0, [right ?? 0], 2)
  expect((await start(exam)).questions[0]?.answer).toEqual([right])
})

test('[EXM-009] makes one attempt from twenty simultaneous starts and finishes', async () => {
  const exam = await examCourse(1)
  const started = await Promise.all(Array.from({ length: 20 }, () => start(exam)))
  expect(new Set(started.map((one) => one.attempts))).toEqual(new Set([1]))
  const finished = await Promise.allSettled(Array.from({ length: 20 }, () => finish(exam)))
  expect(finished.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  await expect(start(exam)).rejects.toMatchObject({ code: 'exams.no_attempts_left' })
})

test('[EXM-011] rejects foreign choices and two choices for a single-answer question; saves valid ones', async () => {
  const exam = await examCourse()
  const running = await start(exam)
  const [single, multiple] = running.questions
  const foreign = multiple?.choices[0]?.id ?? 0
  await expect(answer(exam, single?.id ?? 0, [foreign])).rejects.toMatchObject({ code: 'exams.answer_invalid' })
  await expect(
    answer(exam, single?.id ?? 0, single?.choices.slice(0, 2).map((choice) => choice.id) ?? []),
  ).rejects.toMatchObject({ code: 'exams.answer_invalid' })
  const last = single?.choices.at(-1)?.id ?? 0
  await answer(exam, single?.id ?? 0, [last])
  expect((await start(exam)).questions[0]?.answer).toEqual([last])
})

test('[OP-81] finishes a knowledge check without grading it', async () => {
  const exam = await examCourse(null, 'Survey')
  await start(exam)
  expect(await finish(exam)).toMatchObject({ score: null, item: { status: 5 }, remaining_attempts: null })
})

test('[OP-81] shows the feedback on an answer with the correct answers, and neither before', async () => {
  const author = await world.person('course_admin')
  const course = await makeCourse(world, { outline: [['Exam']], attempts_number: 2 })
  const [item_id, course_id] = [course.items[0]?.id ?? 0, course.id]
  const ofItem = { params: { id: item_id }, query: { course_id } }
  const { content, version } = await author.call(show_course_item, ofItem)
  if (content.itemable_type !== 'Exam') throw new Error('no exam')
  const [first, ...others] = content.fields.questions
  if (!first) throw new Error('no question')
  const choices = first.choices.map((choice, at) => ({ ...choice, feedback: at === 1 ? ' Read page 3 again. ' : '' }))
  const fields = { ...content.fields, questions: [{ ...first, choices }, ...others] }
  await author.call(update_course_item, { ...ofItem, body: { version, content: { ...content, fields } } })
  await world.within('core', (db) =>
    publishDraft(
      { db, emit: () => Promise.resolve() },
      { course_id, at: new Date(), reach: 'running', published_by: null },
    ),
  )
  const copy = await author.call(copy_course_item, ofItem)
  const copied = await author.call(show_course_item, { params: { id: copy.id }, query: { course_id } })
  expect(JSON.stringify(copied)).toContain('Read page 3 again.')

  const related_id = await enroll(world, { course, user_id: learner.id })
  const exam = { params: { item_id }, related_id }
  const result = () => learner.call(show_exam_try, { params: exam.params, query: { related_id } })
  for (const attempts of [1, 2]) {
    const running = await start(exam)
    expect(JSON.stringify(running)).not.toContain('page 3')
    const [question] = running.questions
    await answer(exam, question?.id ?? 0, [question?.choices[1]?.id ?? 0], attempts)
    await finish(exam)
    if (attempts === 1) expect(JSON.stringify(await result())).not.toContain('page 3')
  }
  expect((await result()).last?.questions?.[0]?.choices.map(({ feedback }) => feedback)).toEqual([
    '',
    'Read page 3 again.',
    '',
  ])
})
