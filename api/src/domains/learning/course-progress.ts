import { continueLabel } from '@portico/shared/rules/learning/progress/continue-label.ts'
import { coursePercentage, learnerCourseStatus } from '@portico/shared/rules/learning/progress/course-status.ts'
import { itemProgress, type ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { Outline } from './outline.ts'
import type { Enrollment } from './own-enrollment.ts'

type CourseProgress = { status: ItemProgress; percentage: number; continue_label: string }

/**
 * Computes a learner's progress in the whole course from the outline, ignoring modules without items. A finished course stays finished even if it has
 * gained a module since.
 */
export function courseProgress({ finished_at }: Pick<Enrollment, 'finished_at'>, outline: Outline): CourseProgress {
  const module_statuses = outline.modules.filter((one) => one.items.length > 0).map((one) => one.status)
  const status = finished_at === null ? learnerCourseStatus(module_statuses) : itemProgress.finished
  return {
    status,
    percentage: coursePercentage({ course_status: status, module_statuses }),
    continue_label: continueLabel({ course_status: status, on_last_item: false }),
  }
}
