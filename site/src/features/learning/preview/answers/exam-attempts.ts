import type { RunningAttempt } from '@portico/shared/contract/exams/exams.ts'
import { mayShowAnswers } from '@portico/shared/rules/exams/may-show-answers.ts'
import { gradeQuestion } from '@portico/shared/rules/exams/grade-question.ts'
import { lessonsToReview } from '@portico/shared/rules/exams/lessons-to-review.ts'
import { remainingAttempts } from '@portico/shared/rules/exams/remaining-attempts.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { itemsOf } from '../../load/course-view.ts'
import { rejectInPreview } from '../answer.ts'
import type { PreviewAttempt } from '../preview-state.ts'
import type { PreviewSource } from '../source.ts'

/** The attempts at an exam in this preview, oldest first. */
export const attemptsOf = ({ state }: PreviewSource, id: number): PreviewAttempt[] => state.get().tries[id] ?? []
export function saveAttempt({ state }: PreviewSource, id: number, one: PreviewAttempt): void {
  const { tries } = state.get()
  const others = (tries[id] ?? []).filter(({ attempts }) => attempts !== one.attempts)
  state.change({ tries: { ...tries, [id]: [...others, one] } })
}
export const runningAttemptOf = (source: PreviewSource, id: number): PreviewAttempt =>
  attemptsOf(source, id).find(({ finished_at }) => finished_at === null) ?? rejectInPreview('No attempt is running.')

/** The learner's view of a running attempt. */
export function runningAttemptView(one: PreviewAttempt): RunningAttempt {
  const questions = one.sheet.questions.map(({ explanation: _, choices, ...question }) => ({
    ...question,
    choices: choices.map(({ id, title }) => ({ id, title })),
    answer: one.answers[question.id] ?? null,
  }))
  return {
    attempts: one.attempts,
    status: one.status,
    started_at: one.started_at,
    ends_at: one.ends_at,
    now: new Date().toISOString(),
    questions,
    next_question_id: questions.find(({ answer }) => answer === null)?.id ?? null,
  }
}

/** The learner's view of a finished attempt. */
export async function finishedAttemptView(source: PreviewSource, id: number, one: PreviewAttempt) {
  const { questions, answers_shown, attempts_number, pass_percentage } = one.sheet
  const remaining_attempts = remainingAttempts({ attempts_number, attempts_used: attemptsOf(source, id).length })
  const graded = questions.map((question) => ({
    ...question,
    answer: one.answers[question.id] ?? null,
    is_correct: one.score === null ? null : gradeQuestion({ question, answer: one.answers[question.id] ?? [] }),
  }))
  const items = itemsOf((await source.view()).modules)
  return {
    attempts: one.attempts,
    status: one.status,
    score: one.score,
    pass_percentage,
    points: one.points,
    points_total: one.points_total,
    ended_by: one.ended_by,
    finished_at: one.finished_at ?? one.started_at,
    correct_count: one.score === null ? null : graded.filter(({ is_correct }) => is_correct).length,
    questions_count: questions.length,
    questions: mayShowAnswers(answers_shown, { status: one.status, remaining_attempts }) ? graded : null,
    answers_shown,
    read_again:
      one.status === itemProgress.failed
        ? lessonsToReview(items, id).map((item) => ({ ...item, title: item.itemable.title }))
        : [],
  }
}
