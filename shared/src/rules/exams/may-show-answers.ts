import type { AnswersShown } from '../../states/exam.ts'
import { isDone, type ItemProgress } from '../../states/learning/item-progress.ts'

type Finished = { readonly status: ItemProgress; readonly remaining_attempts: number | null }

/**
 * Tells whether a finished attempt reveals the correct answers (OP-81). 'at_end' means passed, finished (ungraded), or no attempts left. Until then
 * the same questions may come again, so only the score and the lessons to review are visible.
 */
export function mayShowAnswers(setting: AnswersShown, { status, remaining_attempts }: Finished): boolean {
  if (setting === 'never') return false
  return setting === 'after_each_attempt' || isDone(status) || remaining_attempts === 0
}
