import { and, asc, eq, isNull } from 'drizzle-orm'
import { responseStatus } from '@portico/shared/rules/assignments/responses.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { courses } from '../../courses/tables.ts'
import { memberships, users } from '../../identity/tables.ts'
import { enrollments } from '../../learning/tables.ts'
import { assignmentGradeChanges, assignmentResponses } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'
import { titleOfItem } from '../../item-types/door.ts'

/** Emails the learner the score of this grade, whatever corrections followed, and a link to the feedback. Skips learners who have since left the course. */
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
    const changes = await db
      .select()
      .from(assignmentGradeChanges)
      .where(eq(assignmentGradeChanges.response_id, response_id))
      .orderBy(asc(assignmentGradeChanges.id))
    return row && { ...row, changes, title: await titleOfItem(db, row.response.module_item_id) }
  })
  if (!found) return
  const { response, course, email, first_name, own_muted, changes, title } = found
  const change = changes.find(({ id }) => id === change_id)
  const score = change ? change.to_score : (changes[0]?.from_score ?? response.score)
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
      is_passed: responseStatus({ score, pass_score: response.pass_score }) === itemProgress.success,
      corrected: change ? { from_score: change.from_score, reason: change.reason } : null,
    },
  })
})
