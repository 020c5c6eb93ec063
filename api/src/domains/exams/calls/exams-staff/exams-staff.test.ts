import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { list_notifications } from '@portico/shared/contract/notifications.ts'
import { finish_exam, make_answer, show_exam_try, start_exam } from '@portico/shared/contract/exams/exams.ts'
import {
  analyze_exam,
  list_course_exams,
  list_exam_users,
  reset_exam,
  set_exam_accommodation,
  show_learner_exam,
} from '@portico/shared/contract/exams/exams-staff.ts'
import { get_learner_course, show_item } from '@portico/shared/contract/learning/learning.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { makePooledExam } from '../../../../../../tests/support/pooled-exam.ts'
import { countStatements } from '../../../../../../tests/support/statements.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let teacher: Person
let learner: Person
beforeAll(async () => {
  world = await createWorld()
  teacher = await world.person('instructor')
  learner = await world.person('learner')
})
afterEach(() => world.setNow(null))
afterAll(() => world.close())

type MadeExam = { course: MadeCourse; item: number; related_id: number }
async function makeExam(kind: 'Exam' | 'Survey' = 'Exam', attempts_number: number | null = 2): Promise<MadeExam> {
  const course = await makeCourse(world, { instructor_id: teacher.id, outline: [[kind], ['Text']], attempts_number })
  return { course, item: course.items[0]?.id ?? 0, related_id: await enroll(world, { course, user_id: learner.id }) }
}
const learning = ({ item, related_id }: MadeExam) => ({ params: { item_id: item }, body: { related_id } })
const staff = ({ course, item }: MadeExam) => ({ params: { course_id: course.id, exam_id: item } })
const reset = (exam: MadeExam) => teacher.call(reset_exam, { ...staff(exam), body: { related_id: exam.related_id } })
const showExam = (exam: MadeExam, user_id = learner.id) =>
  teacher.call(show_learner_exam, {
    params: { ...staff(exam).params, user_id },
    query: { related_id: exam.related_id },
  })
/** Takes an attempt, answering this many questions with their first choice. */
async function takeAttempt(exam: MadeExam, answered: number) {
  const { attempts, questions } = await learner.call(start_exam, learning(exam))
  for (const question of questions.slice(0, answered))
    await learner.call(make_answer, {
      params: { item_id: exam.item },
      body: {
        related_id: exam.related_id,
        attempts,
        question_id: question.id,
        answer: question.choices.slice(0, question.type === 'multiple' ? 2 : 1).map(({ id }) => id),
      },
    })
  return learner.call(finish_exam, learning(exam))
}

test('[EXM-017] [EXM-019] lists a course’s exams and knowledge checks, and who took each', async () => {
  const course = await makeCourse(world, { instructor_id: teacher.id, outline: [['Exam', 'Text'], ['Survey']] })
  const exam = {
    course,
    item: course.items[0]?.id ?? 0,
    related_id: await enroll(world, { course, user_id: learner.id }),
  }
  await takeAttempt(exam, 1)
  // One more learner took only the knowledge check, and another one nothing.
  const [checked, idle] = [await world.person('learner'), await world.person('learner')]
  const survey = course.items[2]?.id ?? 0
  const checking = {
    params: { item_id: survey },
    body: { related_id: await enroll(world, { course, user_id: checked.id }) },
  }
  await checked.call(start_exam, checking)
  await checked.call(finish_exam, checking)
  await enroll(world, { course, user_id: idle.id })
  expect(await teacher.call(list_course_exams, { params: { course_id: course.id } })).toMatchObject([
    { id: exam.item, title: 'Exam 1.1', is_graded: true, learners_count: 1, passed_count: 0, average_score: 50 },
    { id: survey, title: 'Survey 2.1', is_graded: false, learners_count: 1, average_score: null },
  ])
  const { data, meta } = await teacher.call(list_exam_users, { ...staff(exam), query: { with_total: '1' } })
  expect([data, meta.total]).toMatchObject([
    [{ id: exam.related_id, user_id: learner.id, email: learner.email, status: 3, attempts: 1, best_score: 50 }],
    { count: 1 },
  ])
  const takers = await teacher.call(list_exam_users, staff({ ...exam, item: survey }))
  expect(takers.data.map(({ user_id }) => user_id)).toEqual([checked.id])
})

test('[BLD-010] shows staff all attempts with answers and points; answers 404 for mismatched ids', async () => {
  const exam = await makeExam()
  await takeAttempt(exam, 1)
  const { tries, ...about } = await showExam(exam)
  expect(about).toMatchObject({ learner: { email: learner.email }, status: 3, remaining_attempts: 1, resets: [] })
  expect(tries).toMatchObject([{ attempts: 1, status: 3, score: 50, points: 1, points_total: 2, ended_by: 'learner' }])
  expect(tries[0]?.questions[0]).toMatchObject({
    is_correct: true,
    choices: [{ is_chosen: true, is_correct: true }, { is_chosen: false }, { is_chosen: false }],
  })
  const other = await makeExam()
  await expect(showExam({ ...exam, related_id: other.related_id })).rejects.toMatchObject({ code: 'general.not_found' })
  await expect(showExam(exam, teacher.id)).rejects.toMatchObject({ code: 'general.not_found' })
  await expect(showExam({ ...exam, course: other.course })).rejects.toMatchObject({ code: 'general.not_found' })
  await expect(
    teacher.call(reset_exam, { ...staff(exam), body: { related_id: other.related_id } }),
  ).rejects.toMatchObject({ code: 'general.not_found' })
  await expect(
    learner.call(show_learner_exam, {
      params: { ...staff(exam).params, user_id: learner.id },
      query: { related_id: exam.related_id },
    }),
  ).rejects.toMatchObject({ status: 403 })
})

test('reads any number of attempts with the same number of statements', async () => {
  const [once, often] = [await makeExam('Exam', 4), await makeExam('Exam', 4)]
  await takeAttempt(once, 1)
  for (const answered of [1, 0, 1]) await takeAttempt(often, answered)
  // Attempts from before pass marks were stored with them.
  await world.within('core', (db) => db.execute(sql`update exam_tries set pass_percentage = null`))
  const count = (exam: MadeExam) => countStatements(world.services, () => showExam(exam))
  await showExam(once)
  expect(await count(often)).toBe(await count(once))
  const { tries } = await showExam(often)
  expect(tries.map(({ attempts, score, pass_percentage }) => [attempts, score, pass_percentage])).toEqual([
    [3, 50, 70],
    [2, 0, 70],
    [1, 50, 70],
  ])
  expect(tries.map(({ questions }) => questions[0]?.choices.map(({ is_chosen }) => is_chosen))).toEqual([
    [true, false, false],
    [false, false, false],
    [true, false, false],
  ])
})

test('a course names its failed exam without attempts left while other lessons are open, until staff reset it', async () => {
  const exam = await makeExam('Exam', 1)
  const exhausted = async () => {
    const asked = { params: { slug: exam.course.slug }, query: { related_id: exam.related_id } }
    const { exhausted_item, next_item } = await learner.call(get_learner_course, asked)
    return [exhausted_item, next_item?.waits_for]
  }
  expect(await exhausted()).toEqual([null, null])
  await takeAttempt(exam, 1)
  expect(await exhausted()).toEqual(['Exam 1.1', null])
  await reset(exam)
  expect(await exhausted()).toEqual([null, null])
})

test('[LRN-027] an exam without attempts left waits for another one, until staff reset it', async () => {
  const course = await makeCourse(world, { instructor_id: teacher.id, outline: [['Exam']], attempts_number: 1 })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const exam = { course, item: course.items[0]?.id ?? 0, related_id }
  const waits = async () => {
    const asked = { params: { slug: course.slug }, query: { related_id } }
    return (await learner.call(get_learner_course, asked)).next_item?.waits_for
  }
  await learner.call(start_exam, learning(exam))
  expect(await waits()).toBeNull()
  await takeAttempt(exam, 1)
  expect(await waits()).toBe('attempts')
  await reset(exam)
  expect(await waits()).toBeNull()
})

test('[EXM-014] [OP-81] restores attempts on reset, closes a running one ungraded, and keeps all on record', async () => {
  const exam = await makeExam('Exam', 2)
  await expect(reset(exam)).rejects.toMatchObject({ code: 'exams.reset_nothing' })
  await takeAttempt(exam, 1)
  await learner.call(start_exam, learning(exam))
  expect(await reset(exam)).toEqual({ remaining_attempts: 2 })
  const { data: told } = await learner.call(list_notifications)
  expect(told[0]).toMatchObject({
    type: 'exam_reset',
    properties: { original_id: exam.item },
    path: expect.stringContaining(`/${exam.related_id}/`),
  })
  expect((await showExam(exam)).tries.map(({ attempts, ended_by, score }) => [attempts, ended_by, score])).toEqual([
    [2, 'staff', null],
    [1, 'learner', 50],
  ])
  const item = { params: { item_id: exam.item }, query: { related_id: exam.related_id } }
  expect(await learner.call(show_exam_try, item)).toMatchObject({ running: null, last: { attempts: 1 } })
  expect(await takeAttempt(exam, 2)).toMatchObject({ score: 100, item: { status: 2 }, remaining_attempts: 1 })
  await expect(reset(exam)).rejects.toMatchObject({ code: 'exams.reset_done' })
  expect(await learner.call(show_item, item)).toMatchObject({ status: 2 })
})

test('applies extra time to running and later attempts and never shortens a running one', async () => {
  const begin = new Date()
  world.setNow(begin)
  const pooled = await makePooledExam(world, { author: teacher, learner, settings: { time_limit_minutes: 40 } })
  const exam = { course: pooled.course, item: pooled.params.item_id, related_id: pooled.related_id }
  const give = (extra_percentage: number, extra_minutes: number) =>
    teacher.call(set_exam_accommodation, {
      ...staff(exam),
      body: { related_id: exam.related_id, extra_percentage, extra_minutes },
    })
  const endsAfter = async () => {
    const { ends_at } = await learner.call(start_exam, learning(exam))
    return (Date.parse(ends_at ?? '') - begin.getTime()) / 60_000
  }
  await give(25, 0)
  expect(await endsAfter()).toBe(50)
  await give(50, 5)
  expect(await endsAfter()).toBe(65)
  await give(0, 0)
  expect(await endsAfter()).toBe(65)
  expect(await showExam(exam)).toMatchObject({ accommodation: { extra_percentage: 0, extra_minutes: 0 } })
})

test('analyzes an exam’s questions by first attempts only and flags low counts', async () => {
  const exam = await makeExam('Exam', 3)
  await takeAttempt(exam, 1)
  await takeAttempt(exam, 2)
  const { tries_count, questions, is_graded } = await teacher.call(analyze_exam, staff(exam))
  expect([tries_count, is_graded]).toEqual([1, true])
  expect(questions).toMatchObject([
    { title: 'Question 1', asked_count: 1, unanswered_count: 0, difficulty: 100, is_few: true },
    { title: 'Question 2', asked_count: 1, unanswered_count: 1, difficulty: 0, discrimination: null },
  ])
  expect(questions[0]?.choices.map((choice) => [choice.title, choice.picked_count, choice.is_correct])).toEqual([
    ['Choice 1', 1, true],
    ['Choice 2', 0, false],
    ['Choice 3', 0, false],
  ])
})

test('counts the answers of a knowledge check without a grade', async () => {
  const exam = await makeExam('Survey', null)
  await takeAttempt(exam, 2)
  const { questions, is_graded } = await teacher.call(analyze_exam, staff(exam))
  expect(is_graded).toBe(false)
  expect(questions.map((one) => [one.difficulty, one.choices.map((choice) => choice.picked_count)])).toEqual([
    [null, [1, 0, 0]],
    [null, [1, 1, 0]],
  ])
})
