import { eq } from 'drizzle-orm'
import type { ProgressAfter } from '@portico/shared/contract/learning.ts'
import { continueLabel } from '@portico/shared/rules/progress/continue-label.ts'
import { coursePercentage } from '@portico/shared/rules/progress/course-percentage.ts'
import { learnerCourseStatus } from '@portico/shared/rules/progress/learner-course-status.ts'
import { nextItem } from '@portico/shared/rules/progress/next-item.ts'
import { isDone, itemProgress, type ItemProgress } from '@portico/shared/states/item-progress.ts'
import { enrollments } from '../db/tables/learning.ts'
import type { Scope } from '../kernel/context.ts'
import { readOutline, type Outline } from './outline.ts'
import type { Enrollment } from './own-enrollment.ts'

/** What the outline says about the course as a whole. Modules without items say nothing. */
export function courseOf(outline: Outline): { status: ItemProgress; percentage: number; continue_label: string } {
  const module_statuses = outline.modules.filter((one) => one.items.length > 0).map((one) => one.status)
  const status = learnerCourseStatus(module_statuses)
  return {
    status,
    percentage: coursePercentage({ course_status: status, module_statuses }),
    continue_label: continueLabel({ course_status: status, on_last_item: false }),
  }
}

export function nextOf(outline: Outline): ProgressAfter['next_item'] {
  const next = nextItem(outline)
  return next && !isDone(next.status)
    ? { id: next.id, itemable_type: next.itemable_type, title: next.title, module_id: next.module_id }
    : null
}

/** After an item changed: updates the enrollment from the status of its items and emits what finished, once (LRN-022, 024, 025). */
export async function updateProgress(
  { db, emit, now }: Pick<Scope, 'db' | 'emit'> & { now: () => Date },
  enrollment: Enrollment,
  itemId: number,
): Promise<ProgressAfter> {
  const outline = await readOutline(db, enrollment.id)
  const course = courseOf(outline)
  const has_just_finished = course.status === itemProgress.finished && enrollment.finished_at === null
  await db
    .update(enrollments)
    .set({
      status: course.status,
      percentage: course.percentage,
      started_at: enrollment.started_at ?? now(),
      ...(has_just_finished ? { finished_at: now() } : {}),
    })
    .where(eq(enrollments.id, enrollment.id))

  const item = outline.items.find((one) => one.id === itemId)
  const module = outline.modules.find((one) => one.id === item?.module_id)
  if (!item || !module) throw new Error('the item left its course while it was taken')
  if (isDone(item.status)) await emit('item.finished', { enrollment_id: enrollment.id, module_item_id: item.id })
  if (has_just_finished) await emit('course.finished', { enrollment_id: enrollment.id })
  return {
    item: { id: item.id, status: item.status },
    module: { id: module.id, status: module.status },
    course: { ...course, has_just_finished },
    next_item: nextOf(outline),
  }
}
