import { linkTo } from '@portico/shared/pages/link-to.ts'
import { eq } from 'drizzle-orm'
import { courses } from '../db/tables/courses.ts'
import { enrollments } from '../db/tables/learning.ts'
import { users } from '../db/tables/people.ts'
import { reaction } from '../kernel/reaction.ts'
import { brandOf, sendMail } from '../mails/send-mail.ts'

export const task = reaction<'course.finished'>(async (context, { enrollment_id }) => {
  const [row] = await context.inPortal(({ db }) =>
    db
      .select({
        email: users.email,
        first_name: users.first_name,
        title: courses.title,
        slug: courses.slug,
        template: courses.certificate_template_id,
      })
      .from(enrollments)
      .innerJoin(users, eq(users.id, enrollments.user_id))
      .innerJoin(courses, eq(courses.id, enrollments.course_id))
      .where(eq(enrollments.id, enrollment_id)),
  )
  if (!row) return
  const brand = await brandOf(context)
  const url = brand.url + linkTo('learnerCertificates', { slug: row.slug, related_id: enrollment_id })
  await sendMail(context, brand, {
    to: row.email,
    heading: `You completed ${row.title}`,
    parts: [
      { kind: 'text', text: `Congratulations, ${row.first_name}! You completed this course today.` },
      row.template === null
        ? { kind: 'button', label: 'Open the course', url: brand.url + linkTo('learnerCourse', { slug: row.slug }) }
        : { kind: 'button', label: 'Get your certificate', url },
    ],
  })
})
