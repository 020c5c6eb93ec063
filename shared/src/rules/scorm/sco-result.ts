import { itemProgress, mayStepItemProgress, type ItemProgress } from '../../states/item-progress.ts'
import { finishResult, type ReportedResult } from './finish-result.ts'

type Reported = Omit<ReportedResult, 'was_failed'> & { before: ItemProgress | null }

/** What a SCO is once its report counts: what it was, unless that may still become something else. Never lowered (SCO-009, SCO-010). */
export function scoResult({ before, ...reported }: Reported): ItemProgress | null {
  const result = finishResult({ ...reported, was_failed: before === itemProgress.failed })
  if (result === null) return before
  const to = itemProgress[result]
  return before === null || mayStepItemProgress(before, to) ? to : before
}
