import { isDone, itemProgress, type ItemProgress } from '../../../states/learning/item-progress.ts'

/**
 * Status of a learner's course, derived from its modules: finished once all are finished or successful (OP-76). Leave out modules without items: they
 * count as finished, so an untouched course would not read as not started.
 */
export function learnerCourseStatus(module_statuses: readonly ItemProgress[]): ItemProgress {
  if (module_statuses.every((status) => status === itemProgress.not_started)) return itemProgress.not_started
  return module_statuses.every(isDone) ? itemProgress.finished : itemProgress.in_progress
}
