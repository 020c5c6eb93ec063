import { isDone, itemProgress, type ItemProgress } from '../../../states/learning/item-progress.ts'

type Item = { readonly status: ItemProgress; readonly is_graded: boolean }

/**
 * Status of a module, derived from its items: not started while untouched, in progress until every item is done, then success if it has graded items
 * and all are successful, otherwise finished (OP-76). An empty module blocks nothing and counts as finished.
 */
export function moduleStatus(items: readonly Item[]): ItemProgress {
  if (items.every((item) => isDone(item.status))) {
    const gradedItems = items.filter((item) => item.is_graded)
    const allSuccessful = gradedItems.every((item) => item.status === itemProgress.success)
    return gradedItems.length > 0 && allSuccessful ? itemProgress.success : itemProgress.finished
  }
  const isUntouched = items.every((item) => item.status === itemProgress.not_started)
  return isUntouched ? itemProgress.not_started : itemProgress.in_progress
}
