import { itemProgress } from '../../states/item-progress.ts'
import { gradeQuestion, type GradedQuestion } from './grade-question.ts'

/** Percent of right answers that passes an exam which names none of its own (OP-81). */
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
  /** Chosen choice ids by question id; a question without an entry is not answered. */
  readonly answers: ReadonlyMap<number, readonly number[]>
}

/**
 * Result of a finished try by its points: success from the pass percentage on, else failed; a survey is not graded and ends finished (OP-81).
 * The percentage shown is rounded down, so that nobody reads 70 % and fails at 70.
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

/** Passed or not, and the percentage, of points that were reached. */
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
