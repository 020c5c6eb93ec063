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

/**
 * Status of a learner's course, derived from its modules: finished once all are finished or successful (OP-76). Leave out modules without items: they
 * count as finished, so an untouched course would not read as not started.
 */
export function learnerCourseStatus(module_statuses: readonly ItemProgress[]): ItemProgress {
  if (module_statuses.every((status) => status === itemProgress.not_started)) return itemProgress.not_started
  return module_statuses.every(isDone) ? itemProgress.finished : itemProgress.in_progress
}

/** Percentage of a course's modules that are successful or finished, rounded; 100 once the course is finished (LRN-025). */
export function coursePercentage({
  course_status,
  module_statuses,
}: {
  course_status: ItemProgress
  module_statuses: readonly ItemProgress[]
}): number {
  if (course_status === itemProgress.finished) return 100
  if (module_statuses.length === 0) return 0
  return Math.round((module_statuses.filter(isDone).length / module_statuses.length) * 100)
}
