import type { AnswersShown } from '../../states/answers-shown.ts'
import { isDone, type ItemProgress } from '../../states/item-progress.ts'

type Finished = { readonly status: ItemProgress; readonly remaining_attempts: number | null }

/**
 * Whether a finished try shows which answers are right (OP-81). At the end means: passed, or finished where nothing is graded, or no attempt
 * left; until then the same questions come again, and only the score and where to read again are shown.
 */
export function mayShowAnswers(setting: AnswersShown, { status, remaining_attempts }: Finished): boolean {
  if (setting === 'never') return false
  return setting === 'after_each_attempt' || isDone(status) || remaining_attempts === 0
}
