import { itemProgress } from '../../states/item-progress.ts'
import { gradeQuestion, type GradedQuestion } from './grade-question.ts'

/** Percent of right answers that passes an exam which names none of its own (OP-81). */
export const defaultPassPercentage = 70

export type ExamResult = {
  readonly status: 2 | 3 | 5
  readonly correct: number
  readonly total: number
  readonly percentage: number | null
}

type Sheet = {
  readonly type: 'exam' | 'survey'
  readonly pass_percentage: number | null
  readonly questions: readonly (GradedQuestion & { readonly id: number })[]
  /** Chosen choice ids by question id; a question without an entry is not answered. */
  readonly answers: ReadonlyMap<number, readonly number[]>
}

/**
 * Result of a finished try: success from the pass percentage on, else failed; a survey is not graded and ends finished (OP-81).
 * The percentage shown is rounded down, so that nobody reads 70 % and fails at 70.
 */
export function gradeExam({ type, pass_percentage, questions, answers }: Sheet): ExamResult {
  const total = questions.length
  if (type === 'survey') return { status: itemProgress.finished, correct: 0, total, percentage: null }
  const correct = questions.filter((question) =>
    gradeQuestion({ question, answer: answers.get(question.id) ?? [] }),
  ).length
  const passed = correct * 100 >= (pass_percentage ?? defaultPassPercentage) * total
  return {
    status: passed ? itemProgress.success : itemProgress.failed,
    correct,
    total,
    percentage: total === 0 ? 100 : Math.floor((correct * 100) / total),
  }
}
