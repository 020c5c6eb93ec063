import type { ReportedResult } from './finish-result.ts'

/**
 * Returns cmi.core.lesson_status after LMSFinish. A mastery score with a reported score decides; content that set no status is completed unless the
 * required score is missing. Player and server share this. `lesson_status` is '' or 'not attempted' if content set none. Source: SCORM 1.2 RTE
 * §3.4.4, OP-80 as amended.
 */
export function statusAtFinish({
  lesson_status,
  score_raw,
  mastery_score,
}: Omit<ReportedResult, 'was_failed'>): string {
  const hasMastery = isNumber(mastery_score)
  if (hasMastery && isNumber(score_raw)) return score_raw >= mastery_score ? 'passed' : 'failed'
  const isSet = lesson_status !== '' && lesson_status !== 'not attempted'
  return isSet || hasMastery ? lesson_status : 'completed'
}

/** Whether a score was reported: not null, not missing, not NaN. */
export const isNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value)
