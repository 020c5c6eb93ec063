import { eq } from 'drizzle-orm'
import type { ProgressAfter } from '@portico/shared/contract/learning/item-progress.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { enrollments } from './tables.ts'
import type { Scope } from '../../kernel/context.ts'
import { courseProgress } from './course-progress.ts'
import { nextOf } from './next-items.ts'
import { readOutline } from './outline.ts'
import type { Enrollment } from './own-enrollment.ts'

/** Updates the enrollment from its items' statuses after a change and emits once that the course finished (LRN-022, 024, 025). */
export async function updateProgress(
  { db, emit, now }: Pick<Scope, 'db' | 'emit'> & { now: () => Date },
  enrollment: Enrollment,
  itemId: number,
): Promise<ProgressAfter> {
  const outline = await readOutline(db, enrollment.id)
  const course = courseProgress(enrollment, outline)
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
  if (has_just_finished) await emit('course.finished', { enrollment_id: enrollment.id })
  return {
    item: { id: item.id, status: item.status },
    module: { id: module.id, status: module.status },
    course: { ...course, has_just_finished },
    next_item: await nextOf(db, enrollment.id, outline),
  }
}
