import { isNumber } from './status-at-finish.ts'

/** The state of a native SCORM item after a finish; null if the status is not a result and only progress was recorded. */
export type FinishResult = 'success' | 'failed' | 'finished' | null
export type ReportedResult = {
  lesson_status: string
  score_raw?: number | null
  mastery_score?: number | null
  /** the item is currently failed */
  was_failed?: boolean
}

/** The results that a finish can report (SCO-008, OP-80); any other status only records progress. */
export const ALLOWED_RESULTS: readonly string[] = ['passed', 'completed', 'failed']

/**
 * Returns the item's state after a native SCORM finish (SCO-008, 009, OP-80 as amended). A mastery score with a reported score decides alone;
 * otherwise `passed` and `completed` are success, but `completed` without the required score is `finished`. Only `passed` or the mastery score clears
 * a failed item.
 */
export function finishResult({
  lesson_status,
  score_raw,
  mastery_score,
  was_failed = false,
}: ReportedResult): FinishResult {
  if (!ALLOWED_RESULTS.includes(lesson_status)) return null
  if (isNumber(mastery_score) && isNumber(score_raw)) return score_raw >= mastery_score ? 'success' : 'failed'
  if (lesson_status === 'passed') return 'success'
  if (lesson_status === 'failed' || was_failed) return 'failed'
  return isNumber(mastery_score) ? 'finished' : 'success'
}
