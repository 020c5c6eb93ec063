import { eq } from 'drizzle-orm'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { courseInstructors } from '../../learning/tables.ts'
import { courses } from '../../courses/tables.ts'
import type { OutlineItem, Enrollment } from '../../learning/door.ts'
import { notify } from '../../notifications/door.ts'
import type { Scope } from '../../../kernel/context.ts'

type Submission = { enrollment: Enrollment; item: OutlineItem; response_id: number }

/** Notifies the course's instructors that an attempt waits for grading. */
export async function notifyGraders(
  ctx: Pick<Scope, 'db' | 'emit'>,
  { enrollment, item, response_id }: Submission,
): Promise<void> {
  const teaching = await ctx.db
    .select({ user_id: courseInstructors.user_id, slug: courses.slug })
    .from(courseInstructors)
    .innerJoin(courses, eq(courses.id, courseInstructors.course_id))
    .where(eq(courseInstructors.course_id, enrollment.course_id))
  for (const { user_id, slug } of teaching) {
    await ctx.emit('assignment.submitted', { response_id, user_id })
    await notify(ctx, {
      user_id,
      type: 'assignment_handed_in',
      properties: { title: item.title, original_id: item.id },
      path: linkToStaff('assignmentProgress', {
        slug,
        user_id: enrollment.user_id,
        related_id: enrollment.id,
        assignment_id: item.id,
      }),
      cause: `assignment-response:${response_id}`,
    })
  }
}
