import { itemProgress } from '../../states/learning/item-progress.ts'
import { gradeQuestion, type GradedQuestion } from './grade-question.ts'

/** Pass percentage of exams that set none of their own (OP-81). */
export const defaultPassPercentage = 70

export type ExamResult = {
  readonly status: 2 | 3 | 5
  readonly correct: number
  readonly total: number
  readonly percentage: number | null
  readonly points: number
  readonly points_total: number
}

type Sheet = {
  readonly type: 'exam' | 'survey'
  readonly pass_percentage: number | null
  readonly questions: readonly (GradedQuestion & { readonly id: number; readonly points: number })[]
  /** Chosen choice ids by question id; questions without an entry are unanswered. */
  readonly answers: ReadonlyMap<number, readonly number[]>
}

/**
 * Grades a finished attempt by points: success at or above the pass percentage, otherwise failed; surveys are not graded and end as finished (OP-81).
 * The displayed percentage is rounded down, so that no one reads 70 % and fails at 70.
 */
export function gradeExam({ type, pass_percentage, questions, answers }: Sheet): ExamResult {
  const right = questions.filter((question) => gradeQuestion({ question, answer: answers.get(question.id) ?? [] }))
  const points_total = pointsOf(questions)
  const total = questions.length
  if (type === 'survey')
    return { status: itemProgress.finished, correct: 0, total, percentage: null, points: 0, points_total }
  return { ...resultOf({ points: pointsOf(right), points_total, pass_percentage }), correct: right.length, total }
}

const pointsOf = (questions: readonly { readonly points: number }[]): number =>
  questions.reduce((sum, { points }) => sum + points, 0)

/** Turns points into the status (passed or failed) and the percentage. */
export function resultOf({
  points,
  points_total,
  pass_percentage,
}: {
  points: number
  points_total: number
  pass_percentage: number | null
}): { status: 2 | 3; percentage: number; points: number; points_total: number } {
  const passed = points * 100 >= (pass_percentage ?? defaultPassPercentage) * points_total
  return {
    status: passed ? itemProgress.success : itemProgress.failed,
    percentage: points_total === 0 ? 100 : Math.floor((points * 100) / points_total),
    points,
    points_total,
  }
}
