import { eq } from 'drizzle-orm'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import type { NotificationType } from '@portico/shared/rules/notifications/notification-text.ts'
import { courses } from '../../courses/tables.ts'
import type { Enrollment } from '../../learning/door.ts'
import type { ResponseRow } from '../../item-types/door.ts'
import { notify } from '../../notifications/door.ts'
import type { Context } from '../../../kernel/context.ts'

type Graded = {
  title: string
  enrollment: Enrollment
  row: ResponseRow
  /** the correction, if the attempt had a grade before */
  change: { id: number; from_score: number; to_score: number } | null
}

/** Notifies the learner that an attempt was graded or its grade corrected. */
export async function notifyLearner(
  ctx: Pick<Context, 'db' | 'emit'>,
  { title, enrollment, row, change }: Graded,
): Promise<void> {
  await ctx.emit('assignment.graded', { response_id: row.id, change_id: change?.id ?? null })
  const [course] = await ctx.db.select({ slug: courses.slug }).from(courses).where(eq(courses.id, enrollment.course_id))
  if (!course) return
  const assignment_id = row.module_item_id
  await notify(ctx, {
    user_id: enrollment.user_id,
    type: typeOf(change),
    properties: { title, original_id: assignment_id },
    path: linkTo('assignmentItem', { slug: course.slug, related_id: enrollment.id, assignment_id }),
    cause: change ? `grade-corrected:${change.id}` : `assignment-graded:${row.id}`,
  })
}

function typeOf(change: Graded['change']): NotificationType {
  if (!change) return 'assignment_graded'
  return change.from_score === change.to_score ? 'feedback_corrected' : 'grade_corrected'
}
