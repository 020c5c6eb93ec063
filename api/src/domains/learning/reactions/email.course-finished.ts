import { eq } from 'drizzle-orm'
import { courses } from '../../courses/tables.ts'
import { enrollments } from '../tables.ts'
import { memberships, users } from '../../identity/tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'

export const task = reaction<'course.finished'>(async (context, { enrollment_id }) => {
  const [row] = await context.inPortal(({ db }) =>
    db
      .select({
        email: users.email,
        first_name: users.first_name,
        title: courses.title,
        slug: courses.slug,
        muted_mails: courses.muted_mails,
        own_muted: memberships.muted_mails,
        template: courses.certificate_template_id,
      })
      .from(enrollments)
      .innerJoin(users, eq(users.id, enrollments.user_id))
      .leftJoin(memberships, eq(memberships.user_id, users.id))
      .innerJoin(courses, eq(courses.id, enrollments.course_id))
      .where(eq(enrollments.id, enrollment_id)),
  )
  if (!row) return
  const brand = await brandOf(context)
  await sendMail(context, brand, mails.course_finished, {
    to: row.email,
    muted: [...row.muted_mails, ...(row.own_muted ?? [])],
    values: { ...row, enrollment_id, has_certificate: row.template !== null },
  })
})
