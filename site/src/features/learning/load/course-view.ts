import type { LearnerCourse, OutlineItem, OutlineModule } from '@portico/shared/contract/learning/learning.ts'
import type { ProgressAfter } from '@portico/shared/contract/learning/item-progress.ts'
import {
  coursePercentage,
  learnerCourseStatus,
  moduleStatus,
} from '@portico/shared/rules/learning/progress/course-status.ts'
import { continueLabel } from '@portico/shared/rules/learning/progress/continue-label.ts'
import { isGraded } from '@portico/shared/rules/learning/progress/is-graded.ts'
import { mayStartItem } from '@portico/shared/rules/learning/progress/may-start-item.ts'
import { isDone, type ItemProgress } from '@portico/shared/states/learning/item-progress.ts'

/** One enrollment on the page: the course and its outline. */
export type CourseView = { course: LearnerCourse; modules: readonly OutlineModule[] }

export const itemsOf = (modules: readonly OutlineModule[]): OutlineItem[] => modules.flatMap((module) => module.items)
export const findItem = (view: CourseView, id: number): OutlineItem | undefined =>
  itemsOf(view.modules).find((item) => item.id === id)
export const doneCount = (module: OutlineModule): number =>
  module.items.filter((item) => isDone(item.itemable.status)).length

/** Returns the view after an item's status changed, updating module, course and locks by the server's rules. */
export function withItemStatus(view: CourseView, { id, status }: { id: number; status: ItemProgress }): CourseView {
  const changed = view.modules.map((module) => ({
    ...module,
    items: module.items.map((item) => (item.id === id ? { ...item, itemable: { ...item.itemable, status } } : item)),
  }))
  const plain = itemsOf(changed).map((item) => ({
    id: item.id,
    title: item.itemable.title,
    status: item.itemable.status,
    scorm: item.scorm,
  }))
  const { is_sequential } = view.course
  const modules = changed.map((module) => ({
    ...module,
    status: moduleStatus(
      module.items.map((item) => ({ status: item.itemable.status, is_graded: isGraded(item.itemable_type) })),
    ),
    items: module.items.map((item) => ({
      ...item,
      locked_by: mayStartItem({ is_sequential, items: plain, item_id: item.id }).unlocked_by?.title ?? null,
    })),
  }))
  const counts = { items_done: plain.filter((item) => isDone(item.status)).length, items_total: plain.length }
  if (view.course.finished_at !== null) return { course: { ...view.course, ...counts }, modules }
  const module_statuses = modules.filter((module) => module.items.length > 0).map((module) => module.status)
  const course_status = learnerCourseStatus(module_statuses)
  const course = {
    ...view.course,
    ...counts,
    status: course_status,
    percentage: coursePercentage({ course_status, module_statuses }),
    continue_label: continueLabel({ course_status, on_last_item: false }),
  }
  return { course, modules }
}

/** Returns the view after a start or finish; the server's response takes precedence. */
export function withProgress(
  view: CourseView,
  after: ProgressAfter,
  now: string = new Date().toISOString(),
): CourseView {
  const next = withItemStatus(view, after.item)
  const { has_just_finished, ...course } = after.course
  return {
    modules: next.modules.map((module) =>
      module.id === after.module.id ? { ...module, status: after.module.status } : module,
    ),
    course: {
      ...next.course,
      ...course,
      next_item: after.next_item,
      ...(has_just_finished ? { finished_at: now, access: 'read_only' as const } : {}),
    },
  }
}

/** True if finishing this item completes the course, because all others are done (LRN-031). */
export function completesCourse(view: CourseView, item_id: number): boolean {
  if (view.course.finished_at !== null) return false
  const items = itemsOf(view.modules)
  return (
    items.some((item) => item.id === item_id && !isDone(item.itemable.status)) &&
    items.every((item) => item.id === item_id || isDone(item.itemable.status))
  )
}
