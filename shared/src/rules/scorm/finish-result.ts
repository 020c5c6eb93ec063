import { isNumber } from './is-number.ts'

/** What a native SCORM item becomes when it is finished; null when the status is no result and only progress was recorded. */
export type FinishResult = 'success' | 'failed' | 'finished' | null
export type ReportedResult = {
  lesson_status: string
  score_raw?: number | null
  mastery_score?: number | null
  /** the item is failed so far */
  was_failed?: boolean
}

/** The results a finish may report (SCO-008, OP-80); every other status only records progress. */
export const ALLOWED_RESULTS: readonly string[] = ['passed', 'completed', 'failed']

/**
 * The item's state after a native SCORM finish (SCO-008, 009, OP-80 as amended). A mastery score with a reported score decides alone, as
 * SCORM 1.2 says; else `passed` is success, and so is `completed`, but `finished` where a mastery score had nothing reported against it.
 * A failed item is left by `passed` or by a score past the mastery score, never by a bare `completed`.
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
