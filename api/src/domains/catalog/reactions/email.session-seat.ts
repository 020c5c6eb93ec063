import { eq } from 'drizzle-orm'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import type { SeatNews } from '../../../events/events.ts'
import { courses } from '../../courses/tables.ts'
import { enrollments } from '../../learning/tables.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'
import { reaction, type ReactionContext } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { seatToTell } from '../cross-portal/seats-of-session.ts'

const ends: readonly SeatNews[] = ['taken', 'canceled']

/** Emails the person with a seat. What was given up meanwhile needs no email. */
export const task = reaction<'session.seat_told'>(async (context, { seat_id, news }) => {
  const { portal, services } = context
  const found = await seatToTell(services.platform.db, {
    core_portal_id: services.config.CORE_PORTAL_ID,
    seat_id,
    of_portal_id: portal.id,
  })
  if (!found || (found.seat.ended_at !== null) !== ends.includes(news)) return
  const { seat, email } = found
  await sendMail(context, await brandOf(context), mails.session_seat, {
    to: email,
    values: {
      news,
      session_id: seat.session_id,
      title: seat.title,
      from: seat.starts_at.toISOString(),
      to: seat.ends_at.toISOString(),
      time_zone: seat.time_zone,
      place: seat.place,
      path: await pathOf(context, seat.enrollment_id),
    },
  })
})

/** Where the person changes or cancels: the course's overview, or the schedule for a session without a course. */
async function pathOf({ inPortal }: ReactionContext, enrollment_id: number | null): Promise<string> {
  if (enrollment_id === null) return linkTo('learnerCourses')
  const [course] = await inPortal(({ db }) =>
    db
      .select({ slug: courses.slug })
      .from(enrollments)
      .innerJoin(courses, eq(courses.id, enrollments.course_id))
      .where(eq(enrollments.id, enrollment_id)),
  )
  return course ? linkTo('overview', { slug: course.slug, related_id: enrollment_id }) : linkTo('learnerCourses')
}
