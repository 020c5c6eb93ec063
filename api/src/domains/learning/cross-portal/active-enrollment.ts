import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { enrollments } from '../tables.ts'
import { memberships } from '../../identity/tables.ts'
import { portals } from '../../portals/tables.ts'

// The content host cannot tell the portal from its hostname, so it reads as `platform`.

/**
 * Returns the enrollment of a member with access, with its dates; null if it ended or is someone else's, the member is blocked, or the portal is
 * paused.
 */
export async function activeEnrollment(
  db: Database,
  { enrollment_id, portal_id, user_id }: { enrollment_id: number; portal_id: number; user_id: number },
) {
  const [row] = await db
    .select({
      purchased_at: enrollments.purchased_at,
      finished_at: enrollments.finished_at,
      paused_at: enrollments.paused_at,
      is_blocked: memberships.is_blocked,
      is_paused: portals.is_paused,
      kind: portals.kind,
    })
    .from(enrollments)
    .innerJoin(
      memberships,
      and(eq(memberships.portal_id, enrollments.portal_id), eq(memberships.user_id, enrollments.user_id)),
    )
    .innerJoin(portals, eq(portals.id, enrollments.portal_id))
    .where(
      and(
        eq(enrollments.id, enrollment_id),
        eq(enrollments.portal_id, portal_id),
        eq(enrollments.user_id, user_id),
        isNull(enrollments.ended_at),
      ),
    )
  return !row || row.is_blocked || (row.is_paused && row.kind === 'tenant')
    ? null
    : { purchased_at: row.purchased_at, finished_at: row.finished_at, paused_at: row.paused_at }
}
