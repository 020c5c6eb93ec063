import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finish_exam, make_answer, start_exam } from '@portico/shared/contract/exams/exams.ts'
import {
  analyze_exam,
  regrade_exam,
  reset_exam,
  set_exam_accommodation,
  show_learner_exam,
  type LearnerExam,
} from '@portico/shared/contract/exams/exams-staff.ts'
import { show_question_pool, update_pool_question } from '@portico/shared/contract/exams/question-pools.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import { timedJobs } from '../../../../registries/timed-jobs.ts'
import { makePooledExam, type PooledExam } from '../../../../../../tests/support/pooled-exam.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { sized } from '../../../../../../tests/support/tier.ts'

let world: World
let teacher: Person
let learner: Person
beforeAll(async () => {
  world = await createWorld()
  teacher = await world.person('instructor')
  learner = await world.person('learner')
})
afterAll(() => world.close())

const attempts_number = 2
/** Allows for many calls on a busy machine. */
const walk_ms = sized({ quick: 90_000, slow: 600_000 })
const staff = ({ course, params }: PooledExam) => ({ params: { course_id: course.id, exam_id: params.item_id } })
const ofLearner = ({ params, related_id }: PooledExam) => ({ params, body: { related_id } })

/** Everything the learner, the staff and the clock may do at any time; refusals are valid responses. */
const acts = {
  start: (exam: PooledExam) => learner.call(start_exam, ofLearner(exam)),
  answer: async (exam: PooledExam, by: number) => {
    const { attempts, questions } = await learner.call(start_exam, ofLearner(exam))
    const question = questions[by % questions.length]
    const choice = question?.choices[by % 3]?.id
    if (!question || choice === undefined) return
    await learner.call(make_answer, {
      params: exam.params,
      body: { related_id: exam.related_id, attempts, question_id: question.id, answer: [choice] },
    })
  },
  finish: (exam: PooledExam) => learner.call(finish_exam, ofLearner(exam)),
  reset: (exam: PooledExam) => teacher.call(reset_exam, { ...staff(exam), body: { related_id: exam.related_id } }),
  more_time: (exam: PooledExam, by: number) =>
    teacher.call(set_exam_accommodation, {
      ...staff(exam),
      body: { related_id: exam.related_id, extra_percentage: by, extra_minutes: 0 },
    }),
  edit_pool: async (exam: PooledExam, by: number) => {
    const { questions } = await teacher.call(show_question_pool, { params: { id: exam.pool_id } })
    const question = questions[by % questions.length]
    if (!question) return
    const { id, version, question_pool_id: _pool, ...written } = question
    await teacher.call(update_pool_question, {
      params: { id: exam.pool_id, question_id: id },
      body: { question: { ...written, title: `Edited ${by}`, points: (by % 9) + 1 }, version },
    })
  },
  regrade: async (exam: PooledExam, by: number) => {
    const { questions } = await teacher.call(analyze_exam, staff(exam))
    const question = questions[by % Math.max(1, questions.length)]
    const choice = question?.choices[by % 3]
    if (!question || !choice) return
    await teacher.call(regrade_exam, {
      ...staff(exam),
      body: { question_id: question.id, choice_ids: [choice.id], reason: 'A test' },
    })
  },
  time_passes: async (_: PooledExam, by: number) => {
    world.setNow(new Date(world.services.now().getTime() + by * 60_000))
    await timedJobs.find(({ task }) => task === 'finish-due-tries')?.work(world.services)
  },
} as const
type Act = keyof typeof acts

const showExam = (exam: PooledExam) =>
  teacher.call(show_learner_exam, {
    params: { ...staff(exam).params, user_id: learner.id },
    query: { related_id: exam.related_id },
  })

/** Expects that nothing is lost or lowered between two moments. */
function expectNothingLost(before: LearnerExam, after: LearnerExam): void {
  const since = Math.max(0, ...after.resets.map(({ after_attempts }) => after_attempts))
  expect(after.tries.filter(({ attempts }) => attempts > since).length).toBeLessThanOrEqual(attempts_number)
  if (isDone(before.status)) expect(after.status).toBe(before.status)
  for (const one of before.tries) {
    const same = after.tries.find(({ attempts }) => attempts === one.attempts)
    expect(same?.questions.map(({ id, points, title }) => [id, points, title])).toEqual(
      one.questions.map(({ id, points, title }) => [id, points, title]),
    )
    if (one.finished_at === null) continue
    expect(same?.finished_at).toBe(one.finished_at)
    expect(same?.score ?? 0).toBeGreaterThanOrEqual(one.score ?? 0)
    expect(same?.points_total).toBe(one.points_total)
    if (isDone(one.status)) expect(same?.status).toBe(one.status)
  }
}

test(
  '[EXM-009] [OP-83] keeps attempts, statuses, results and drawn questions under any order of actions',
  async () => {
    const names = Object.keys(acts) as Act[]
    const act = fc.record({ name: fc.constantFrom(...names, 'start', 'answer', 'finish'), by: fc.nat(40) })
    let acted = 0
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 16 }), async (wishes) => {
        const settings = { attempts_number, time_limit_minutes: 30, pass_percentage: 40, shuffle_choices: true }
        const exam = await makePooledExam(world, { author: teacher, learner, settings })
        let before = await showExam(exam)
        for (const { name, by } of wishes) {
          await acts[name as Act](exam, by).catch((error: unknown) => {
            if (!(error instanceof CallError) || error.status >= 500) throw error
          })
          const after = await showExam(exam)
          expectNothingLost(before, after)
          before = after
          acted += 1
        }
      }),
      { numRuns: sized({ quick: 4, slow: 40 }) },
    )
    world.setNow(null)
    expect(acted).toBeGreaterThan(20)
  },
  walk_ms,
)
