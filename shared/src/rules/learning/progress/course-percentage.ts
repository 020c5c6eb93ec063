import { isDone, itemProgress, type ItemProgress } from '../../../states/learning/item-progress.ts'

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
