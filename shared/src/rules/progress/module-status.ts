import { isDone, itemProgress, type ItemProgress } from '../../states/item-progress.ts'

type Item = { readonly status: ItemProgress; readonly is_graded: boolean }

/**
 * Status of a module from its items: in progress until every item is finished or successful, then success when it has graded items
 * and all of them are successful, else finished (OP-76). Untouched it is not started; an empty module blocks nothing
 * and counts as finished.
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
