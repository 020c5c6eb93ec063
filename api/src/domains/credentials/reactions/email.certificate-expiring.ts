import { eq, inArray } from 'drizzle-orm'
import { courses } from '../../courses/tables.ts'
import { certificateAlerts, certificates } from '../tables.ts'
import { enrollments } from '../../learning/tables.ts'
import { orderLines, orders } from '../../orders/tables.ts'
import { memberships, users } from '../../identity/tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'

/** Emails the holder and the buyer of the seat, with a link to renew. */
export const task = reaction<'certificate.expiring'>(async (context, { alert_id }) => {
  const found = await context.inPortal(async ({ db }) => {
    const [row] = await db
      .select({
        certificate: certificates,
        slug: courses.slug,
        muted_mails: courses.muted_mails,
        manager_id: orders.user_id,
      })
      .from(certificateAlerts)
      .innerJoin(certificates, eq(certificates.id, certificateAlerts.certificate_id))
      .innerJoin(courses, eq(courses.id, certificates.course_id))
      .innerJoin(enrollments, eq(enrollments.id, certificates.enrollment_id))
      .leftJoin(orderLines, eq(orderLines.id, enrollments.order_line_id))
      .leftJoin(orders, eq(orders.id, orderLines.order_id))
      .where(eq(certificateAlerts.id, alert_id))
    if (!row) return null
    const people = [row.certificate.user_id, ...(row.manager_id === null ? [] : [row.manager_id])]
    const readers = await db
      .selectDistinct({ email: users.email, own_muted: memberships.muted_mails })
      .from(users)
      .leftJoin(memberships, eq(memberships.user_id, users.id))
      .where(inArray(users.id, people))
    return { ...row, readers }
  })
  const expires_at = found?.certificate.expires_at
  if (!found || !expires_at || found.certificate.revoked_at) return
  const { snapshot } = found.certificate
  const brand = await brandOf(context)
  const values = { ...snapshot, slug: found.slug, serial: found.certificate.serial, expires_at }
  for (const { email, own_muted } of found.readers)
    await sendMail(context, brand, mails.certificate_expiring, {
      to: email,
      muted: [...found.muted_mails, ...(own_muted ?? [])],
      values,
    })
})
