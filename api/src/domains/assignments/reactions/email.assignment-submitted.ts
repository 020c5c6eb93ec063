import { and, eq, isNull } from 'drizzle-orm'
import { courses } from '../../courses/tables.ts'
import { memberships, users } from '../../identity/tables.ts'
import { courseInstructors, enrollments } from '../../learning/tables.ts'
import { assignmentResponses } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'
import { titleOfItem } from '../../item-types/door.ts'

/** Emails one instructor of the course. Skips work that was graded in the meantime. */
export const task = reaction<'assignment.submitted'>(async (context, { response_id, user_id }) => {
  const found = await context.inPortal(async ({ db }) => {
    const [row] = await db
      .select({ response: assignmentResponses, course: courses, learner: users })
      .from(assignmentResponses)
      .innerJoin(enrollments, eq(enrollments.id, assignmentResponses.enrollment_id))
      .innerJoin(users, eq(users.id, enrollments.user_id))
      .innerJoin(courses, eq(courses.id, enrollments.course_id))
      .where(and(eq(assignmentResponses.id, response_id), isNull(assignmentResponses.graded_at)))
    if (!row) return null
    const [grader] = await db
      .select({ email: users.email, own_muted: memberships.muted_mails })
      .from(courseInstructors)
      .innerJoin(users, eq(users.id, courseInstructors.user_id))
      .innerJoin(memberships, eq(memberships.user_id, users.id))
      .where(
        and(
          eq(courseInstructors.course_id, row.course.id),
          eq(courseInstructors.user_id, user_id),
          eq(memberships.is_blocked, false),
        ),
      )
    return grader && { ...row, grader, title: await titleOfItem(db, row.response.module_item_id) }
  })
  if (!found) return
  const { response, course, learner, grader, title } = found
  const values = {
    learner: `${learner.first_name} ${learner.last_name}`.trim(),
    title,
    course: course.title,
    slug: course.slug,
    user_id: learner.id,
    enrollment_id: response.enrollment_id,
    assignment_id: response.module_item_id,
  }
  await sendMail(context, await brandOf(context), mails.assignment_submitted, {
    to: grader.email,
    muted: [...course.muted_mails, ...grader.own_muted],
    values,
  })
})
