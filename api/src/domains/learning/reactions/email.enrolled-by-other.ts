import { and, eq, isNull } from 'drizzle-orm'
import { courses } from '../../courses/tables.ts'
import { enrollments } from '../tables.ts'
import { memberships, users } from '../../identity/tables.ts'
import { dueAt } from '../due-at.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'

/** Mails the learner a link to start. Skips learners who have since been unenrolled. */
export const task = reaction<'learner.enrolled_by_other'>(async (context, { enrollment_id, by }) => {
  const found = await context.inPortal(async ({ db }) => {
    const [row] = await db
      .select({
        enrollment: enrollments,
        course: courses,
        email: users.email,
        first_name: users.first_name,
        own_muted: memberships.muted_mails,
      })
      .from(enrollments)
      .innerJoin(users, eq(users.id, enrollments.user_id))
      .leftJoin(memberships, eq(memberships.user_id, users.id))
      .innerJoin(courses, eq(courses.id, enrollments.course_id))
      .where(and(eq(enrollments.id, enrollment_id), isNull(enrollments.ended_at)))
    const [other] = await db
      .select({ first_name: users.first_name, last_name: users.last_name })
      .from(users)
      .where(eq(users.id, by))
    return row && { ...row, from: other ? `${other.first_name} ${other.last_name}`.trim() : '' }
  })
  if (!found) return
  const { enrollment, course, email, first_name, own_muted, from } = found
  const brand = await brandOf(context)
  const due_at = dueAt({
    due_days: course.due_days,
    due_on: enrollment.due_on ?? course.due_on,
    enrolled_at: enrollment.purchased_at,
    time_zone: brand.time_zone,
  })
  await sendMail(context, brand, mails.enrolled_by_other, {
    to: email,
    muted: [...course.muted_mails, ...(own_muted ?? [])],
    values: { first_name, from: from || null, title: course.title, slug: course.slug, enrollment_id, due_at },
  })
})
