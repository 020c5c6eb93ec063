import { eq } from 'drizzle-orm'
import { courses } from '../../courses/tables.ts'
import { enrollments } from '../tables.ts'
import { users } from '../../identity/tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'

/** Mails the learner: nobody comes to the portal for a course that they lost, so the bell alone tells nothing. */
export const task = reaction<'seat.revoked'>(async (context, { enrollment_id }) => {
  const found = await context.inPortal(async ({ db }) => {
    const [row] = await db
      .select({ title: courses.title, to: users.email, first_name: users.first_name })
      .from(enrollments)
      .innerJoin(users, eq(users.id, enrollments.user_id))
      .innerJoin(courses, eq(courses.id, enrollments.course_id))
      .where(eq(enrollments.id, enrollment_id))
    return row
  })
  if (!found) return
  const { to, ...values } = found
  await sendMail(context, await brandOf(context), mails.seat_revoked, { to, values })
})
