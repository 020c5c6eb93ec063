import { finish_exam, make_answer, show_exam_try, start_exam } from '@portico/shared/contract/exams/exams.ts'
import { preview_exam } from '@portico/shared/contract/courses/outline-preview.ts'
import { gradeExam } from '@portico/shared/rules/exams/grade-exam.ts'
import { remainingAttempts } from '@portico/shared/rules/exams/remaining-attempts.ts'
import { attemptEndsAt } from '@portico/shared/rules/exams/attempt-time.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { browserCall as call } from '../../../../kernel/browser-call.ts'
import { answers, rejectInPreview, type Answer } from '../answer.ts'
import type { PreviewAttempt } from '../preview-state.ts'
import type { PreviewSource } from '../source.ts'
import { saveAttempt, runningAttemptOf, finishedAttemptView, runningAttemptView, attemptsOf } from './exam-attempts.ts'

const examOf = async (source: PreviewSource, id: number) => (await source.item<'Exam' | 'Survey'>(id)).exam

async function begin(source: PreviewSource, id: number): Promise<PreviewAttempt> {
  const attempts_used = attemptsOf(source, id).length
  const { minutes } = await examOf(source, id)
  const sheet = await call(preview_exam, { params: { id }, query: await source.ofCourse() })
  if (remainingAttempts({ attempts_number: sheet.attempts_number, attempts_used }) === 0)
    rejectInPreview('No attempts are left. Start the preview over to try again.')
  const now = new Date()
  const begun: PreviewAttempt = {
    attempts: attempts_used + 1,
    status: itemProgress.in_progress,
    sheet,
    answers: {},
    started_at: now.toISOString(),
    ends_at: attemptEndsAt({ started_at: now, minutes, closes_at: null })?.toISOString() ?? null,
    finished_at: null,
    ended_by: null,
    score: null,
    points: null,
    points_total: null,
  }
  saveAttempt(source, id, begun)
  await source.step(id, itemProgress.in_progress)
  return begun
}

async function finish(source: PreviewSource, id: number) {
  const one = runningAttemptOf(source, id)
  const { type } = await examOf(source, id)
  const { questions, pass_percentage, attempts_number } = one.sheet
  const given = new Map(Object.entries(one.answers).map(([question, answer]) => [Number(question), answer]))
  const { status, percentage, points, points_total } = gradeExam({ type, pass_percentage, questions, answers: given })
  const now = new Date()
  const ended_by = one.ends_at !== null && now >= new Date(one.ends_at) ? 'time' : 'learner'
  const finished_at = now.toISOString()
  saveAttempt(source, id, { ...one, status, score: percentage, points, points_total, ended_by, finished_at })
  const after = await source.step(id, status)
  const attempts_used = attemptsOf(source, id).length
  return { ...after, score: percentage, remaining_attempts: remainingAttempts({ attempts_number, attempts_used }) }
}

/** Exams and Knowledge Checks: questions drawn by the server as for learners, answered and graded in the page. */
export const examAnswers = (source: PreviewSource): readonly Answer[] => [
  answers(show_exam_try, async ({ params }) => {
    const id = Number(params.item_id)
    const tries = attemptsOf(source, id)
    const running = tries.find(({ finished_at }) => finished_at === null)
    const last = tries.at(-1)
    const { attempts_number } = await examOf(source, id)
    return {
      running: running ? runningAttemptView(running) : null,
      last: last && !running ? await finishedAttemptView(source, id, last) : null,
      remaining_attempts: remainingAttempts({ attempts_number, attempts_used: tries.length }),
    }
  }),
  answers(start_exam, async ({ params }) => {
    const id = Number(params.item_id)
    const running = attemptsOf(source, id).find(({ finished_at }) => finished_at === null)
    return runningAttemptView(running ?? (await begin(source, id)))
  }),
  answers(make_answer, ({ params, body: { question_id, answer } }) => {
    const id = Number(params.item_id)
    const one = runningAttemptOf(source, id)
    const answered = { ...one, answers: { ...one.answers, [question_id]: answer } }
    saveAttempt(source, id, answered)
    return { question_id, answer, next_question_id: runningAttemptView(answered).next_question_id }
  }),
  answers(finish_exam, ({ params }) => finish(source, Number(params.item_id))),
]
