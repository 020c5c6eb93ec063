import { itemProgress, type ItemProgress } from '../../states/learning/item-progress.ts'

/**
 * Status of an assignment after one of its grades was corrected: passed by any attempt, open while one waits to be graded, otherwise failed. What staff
 * marked as finished stays finished.
 */
export function statusAfterCorrection({
  status,
  attempts,
}: {
  status: ItemProgress
  /** statuses of all attempts, the corrected one included */
  attempts: readonly ItemProgress[]
}): ItemProgress {
  if (status === itemProgress.finished) return status
  if (attempts.includes(itemProgress.success)) return itemProgress.success
  return attempts.includes(itemProgress.in_progress) ? itemProgress.in_progress : itemProgress.failed
}
