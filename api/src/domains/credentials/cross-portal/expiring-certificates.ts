import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { courses } from '../../courses/tables.ts'
import { certificates } from '../tables.ts'
import { enrollments } from '../../learning/tables.ts'
import { orderLines, orders } from '../../orders/tables.ts'
import { portalSettings } from '../../portals/tables.ts'

export type Expiring = {
  portal_id: number
  id: number
  user_id: number
  /** the buyer of the seat, if it was bought for somebody else */
  manager_id: number | null
  expires_at: Date
  course: string
  slug: string
  /** how many days before expiry the portal sends alerts */
  days: number[]
}

/** Returns certificates of all portals that expire soon and are not renewed by a later one for the same course. */
export async function expiringCertificates(
  db: Database,
  { from, within_days }: { from: Date; within_days: number },
): Promise<Expiring[]> {
  const until = new Date(from.getTime() + within_days * 86_400_000)
  const rows = await db
    .select({
      portal_id: certificates.portal_id,
      id: certificates.id,
      user_id: certificates.user_id,
      manager_id: orders.user_id,
      expires_at: certificates.expires_at,
      course: courses.title,
      slug: courses.slug,
      days: portalSettings.certificate_alert_days,
    })
    .from(certificates)
    .innerJoin(courses, and(eq(courses.portal_id, certificates.portal_id), eq(courses.id, certificates.course_id)))
    .innerJoin(portalSettings, eq(portalSettings.portal_id, certificates.portal_id))
    .innerJoin(
      enrollments,
      and(eq(enrollments.portal_id, certificates.portal_id), eq(enrollments.id, certificates.enrollment_id)),
    )
    .leftJoin(
      orderLines,
      and(eq(orderLines.portal_id, enrollments.portal_id), eq(orderLines.id, enrollments.order_line_id)),
    )
    .leftJoin(orders, and(eq(orders.portal_id, orderLines.portal_id), eq(orders.id, orderLines.order_id)))
    .where(
      and(
        isNull(certificates.revoked_at),
        gt(certificates.expires_at, from),
        lte(certificates.expires_at, until),
        sql`not exists (select 1 from certificates later where later.portal_id = ${certificates.portal_id}
          and later.user_id = ${certificates.user_id} and later.course_id = ${certificates.course_id}
          and later.revoked_at is null and later.issued_at > ${certificates.issued_at})`,
      ),
    )
  return rows.flatMap(({ expires_at, ...row }) => (expires_at ? [{ ...row, expires_at }] : []))
}
