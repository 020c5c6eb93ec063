import { and, eq, isNull } from 'drizzle-orm'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { courses } from '../../courses/tables.ts'
import { memberships, users } from '../../identity/tables.ts'
import { enrollments } from '../../learning/tables.ts'
import { assignmentGradeChanges, assignmentResponses } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'
import { titleOfItem } from '../../item-types/door.ts'

/** Emails the learner the score and a link to the feedback. Skips learners who have since left the course. */
export const task = reaction<'assignment.graded'>(async (context, { response_id, change_id }) => {
  const found = await context.inPortal(async ({ db }) => {
    const [row] = await db
      .select({
        response: assignmentResponses,
        course: courses,
        email: users.email,
        first_name: users.first_name,
        own_muted: memberships.muted_mails,
      })
      .from(assignmentResponses)
      .innerJoin(enrollments, eq(enrollments.id, assignmentResponses.enrollment_id))
      .innerJoin(users, eq(users.id, enrollments.user_id))
      .leftJoin(memberships, eq(memberships.user_id, users.id))
      .innerJoin(courses, eq(courses.id, enrollments.course_id))
      .where(and(eq(assignmentResponses.id, response_id), isNull(enrollments.ended_at)))
    const [change] =
      change_id === null
        ? []
        : await db.select().from(assignmentGradeChanges).where(eq(assignmentGradeChanges.id, change_id))
    return row && { ...row, change, title: await titleOfItem(db, row.response.module_item_id) }
  })
  if (!found) return
  const { response, course, email, first_name, own_muted, change, title } = found
  const score = change?.to_score ?? response.score
  if (score === null) return
  await sendMail(context, await brandOf(context), mails.assignment_graded, {
    to: email,
    muted: [...course.muted_mails, ...(own_muted ?? [])],
    values: {
      first_name,
      title,
      course: course.title,
      slug: course.slug,
      enrollment_id: response.enrollment_id,
      assignment_id: response.module_item_id,
      score,
      is_passed: response.status === itemProgress.success,
      corrected: change ? { from_score: change.from_score, reason: change.reason } : null,
    },
  })
})
