import { eq } from 'drizzle-orm'
import { linkTo } from '@portico/shared/pages/link-to.ts'
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
  change_id: number | null
}

/** Notifies the learner that an attempt was graded or its grade corrected. */
export async function notifyLearner(
  ctx: Pick<Context, 'db' | 'emit'>,
  { title, enrollment, row, change_id }: Graded,
): Promise<void> {
  await ctx.emit('assignment.graded', { response_id: row.id, change_id })
  const [course] = await ctx.db.select({ slug: courses.slug }).from(courses).where(eq(courses.id, enrollment.course_id))
  if (!course) return
  const assignment_id = row.module_item_id
  await notify(ctx, {
    user_id: enrollment.user_id,
    type: change_id === null ? 'assignment_graded' : 'grade_corrected',
    properties: { title, original_id: assignment_id },
    path: linkTo('assignmentItem', { slug: course.slug, related_id: enrollment.id, assignment_id }),
    cause: change_id === null ? `assignment-graded:${row.id}` : `grade-corrected:${change_id}`,
  })
}
