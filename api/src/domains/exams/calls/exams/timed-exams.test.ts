import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { finish_exam, make_answer, show_exam_try, start_exam } from '@portico/shared/contract/exams/exams.ts'
import { show_item } from '@portico/shared/contract/learning/learning.ts'
import { timedJobs } from '../../../../registries/timed-jobs.ts'
import { makePooledExam, type PooledExam } from '../../../../../../tests/support/pooled-exam.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let author: Person
let learner: Person
beforeAll(async () => {
  world = await createWorld()
  author = await world.person('instructor')
  learner = await world.person('learner')
})
afterEach(() => world.setNow(null))
afterAll(() => world.close())

const begin = new Date()
const after = (minutes: number) => new Date(begin.getTime() + minutes * 60_000)
const timed = (settings: object) => {
  world.setNow(begin)
  return makePooledExam(world, { author, learner, settings })
}
const start = ({ params, related_id }: PooledExam) => learner.call(start_exam, { params, body: { related_id } })
const finish = ({ params, related_id }: PooledExam) => learner.call(finish_exam, { params, body: { related_id } })
const showAttempt = ({ params, related_id }: PooledExam) =>
  learner.call(show_exam_try, { params, query: { related_id } })
async function answerFirst(exam: PooledExam) {
  const [question] = (await start(exam)).questions
  const body = {
    related_id: exam.related_id,
    attempts: 1,
    question_id: question?.id ?? 0,
    answer: question?.choices.slice(0, 1).map(({ id }) => id) ?? [],
  }
  return () => learner.call(make_answer, { params: exam.params, body })
}
const sweep = () => timedJobs.find(({ task }) => task === 'finish-due-tries')?.work(world.services)

test('enforces the time limit on the server, with a grace period for the last answer', async () => {
  const exam = await timed({ time_limit_minutes: 30 })
  const answer = await answerFirst(exam)
  expect(await start(exam)).toMatchObject({ ends_at: after(30).toISOString(), now: begin.toISOString() })
  world.setNow(new Date(after(30).getTime() + 5_000))
  await answer()
  world.setNow(after(31))
  await expect(answer()).rejects.toMatchObject({ code: 'exams.time_over' })
  await expect(start(exam)).rejects.toMatchObject({ code: 'exams.time_over' })
  expect(await finish(exam)).toMatchObject({ score: 20, item: { status: 3 } })
  expect((await showAttempt(exam)).last).toMatchObject({
    ended_by: 'time',
    finished_at: after(30).toISOString(),
    points: 1,
  })
})

test('rejects finishing by time while the server’s clock still has time left', async () => {
  const exam = await timed({ time_limit_minutes: 30 })
  const answer = await answerFirst(exam)
  await answer()
  const byTime = (attempts?: number) =>
    learner.call(finish_exam, { params: exam.params, body: { related_id: exam.related_id, attempts, by: 'time' } })
  for (const minutes of [0, 15, 29.99]) {
    world.setNow(after(minutes))
    await expect(byTime(1)).rejects.toMatchObject({ status: 409, code: 'exams.time_left' })
    await expect(byTime()).rejects.toMatchObject({ code: 'exams.time_left' })
  }
  expect(await showAttempt(exam)).toMatchObject({
    running: { attempts: 1, ends_at: after(30).toISOString() },
    last: null,
  })
  world.setNow(after(30))
  expect(await byTime(1)).toMatchObject({ score: 20 })
  expect((await showAttempt(exam)).last).toMatchObject({ ended_by: 'time' })
})

test('never ends an attempt without an end by time', async () => {
  const exam = await timed({})
  await start(exam)
  const body = { related_id: exam.related_id, attempts: 1, by: 'time' } as const
  const finished = learner.call(finish_exam, { params: exam.params, body })
  await expect(finished).rejects.toMatchObject({ code: 'exams.time_left' })
})

test('submits an expired attempt once with its saved answers, even without a browser', async () => {
  const exam = await timed({ time_limit_minutes: 30, pass_percentage: 20 })
  await (
    await answerFirst(exam)
  )()
  await sweep()
  expect((await showAttempt(exam)).running).not.toBeNull()
  world.setNow(after(45))
  await Promise.all([sweep(), sweep()])
  const { last, running } = await showAttempt(exam)
  expect(running).toBeNull()
  expect(last).toMatchObject({ attempts: 1, status: 2, points: 1, points_total: 5, ended_by: 'time' })
  expect(await learner.call(show_item, { params: exam.params, query: { related_id: exam.related_id } })).toMatchObject({
    status: 2,
    exam: { minutes: 30, exam_tries: [{ attempts: 1 }] },
  })
})

test('starts an exam only within its window and ends running attempts when it closes', async () => {
  const exam = await timed({ opens_at: after(10), closes_at: after(60) })
  await expect(start(exam)).rejects.toMatchObject({ code: 'exams.not_open_yet' })
  world.setNow(after(50))
  expect(await start(exam)).toMatchObject({ ends_at: after(60).toISOString() })
  world.setNow(after(61))
  await sweep()
  expect((await showAttempt(exam)).last).toMatchObject({ ended_by: 'time' })
  await expect(start(exam)).rejects.toMatchObject({ code: 'exams.closed' })
})

test('shuffles questions and choices per attempt and keeps their order', async () => {
  const exam = await timed({ shuffle_questions: true, shuffle_choices: true })
  const { questions } = await start(exam)
  for (let time = 0; time < 3; time += 1) expect((await start(exam)).questions).toEqual(questions)
  const orders = new Set<string>()
  for (let time = 0; time < 12; time += 1) {
    await finish(exam)
    orders.add(
      JSON.stringify((await start(exam)).questions.map(({ id, choices }) => [id, choices.map((one) => one.id)])),
    )
  }
  expect(orders.size).toBeGreaterThan(1)
})
