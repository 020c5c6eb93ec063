import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { finish_exam, make_answer, show_exam_try, start_exam } from '../../shared/src/contract/exams/exams.ts'
import { checkTime, finishOnce } from '../../site/src/features/learning/items/exam/check-time.ts'
import { answerInPage } from '../../site/src/features/learning/learner-call.ts'
import { makePooledExam, type PooledExam } from '../support/pooled-exam.ts'
import { createWorld, type Person, type World } from '../support/world.ts'

let world: World
let learner: Person
let exam: PooledExam
const begin = new Date()
const after = (minutes: number) => new Date(begin.getTime() + minutes * 60_000)
beforeAll(async () => {
  world = await createWorld()
  learner = await world.person('learner')
  world.setNow(begin)
  const author = await world.person('instructor')
  exam = await makePooledExam(world, { author, learner, settings: { time_limit_minutes: 30 } })
  answerInPage(learner.call)
})
afterEach(() => world.setNow(null))
afterAll(() => world.close())

const emptyOutbox = { settle: () => Promise.resolve(true) }
const showExam = () => learner.call(show_exam_try, { params: exam.params, query: { related_id: exam.related_id } })

test('the exam page submits only when the server’s clock says time is up', async () => {
  world.setNow(begin)
  const { params, related_id } = exam
  const [question] = (await learner.call(start_exam, { params, body: { related_id } })).questions
  const answer = question?.choices.slice(0, 1).map(({ id }) => id) ?? []
  await learner.call(make_answer, { params, body: { related_id, attempts: 1, question_id: question?.id ?? 0, answer } })
  const of = { item_id: params.item_id, related_id, attempts: 1 }

  world.setNow(after(29))
  const early = await checkTime(emptyOutbox, of)
  expect(early).toMatchObject({ state: 'goes_on', running: { now: after(29).toISOString() } })
  expect((await showExam()).running).toMatchObject({ attempts: 1 })

  world.setNow(after(30))
  expect(await checkTime(emptyOutbox, of)).toMatchObject({ state: 'over', after: { item: { status: 3 } } })
  expect((await showExam()).last).toMatchObject({ attempts: 1, ended_by: 'time' })
  expect(await checkTime(emptyOutbox, of)).toEqual({ state: 'over', after: null })
})

test('finishing an attempt that is already over does not fail', async () => {
  world.setNow(after(40))
  const { params, related_id } = exam
  const { attempts } = await learner.call(start_exam, { params, body: { related_id } })
  const finish = { params, body: { related_id, attempts } }
  await learner.call(finish_exam, finish)
  expect(await finishOnce(finish)).toBeNull()
})
