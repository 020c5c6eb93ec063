import { itemProgress, mayStepItemProgress, type ItemProgress } from '../../states/learning/item-progress.ts'
import { finishResult, type ReportedResult } from './finish-result.ts'

type Reported = Omit<ReportedResult, 'was_failed'> & { before: ItemProgress | null }

/**
 * Returns a SCO's status after a report counts: the new result if the transition is allowed, else the previous one. Never lowers a status (SCO-009,
 * SCO-010).
 */
export function scoResult({ before, ...reported }: Reported): ItemProgress | null {
  const result = finishResult({ ...reported, was_failed: before === itemProgress.failed })
  if (result === null) return before
  const to = itemProgress[result]
  return before === null || mayStepItemProgress(before, to) ? to : before
}
