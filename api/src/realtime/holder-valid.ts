import { and, eq, gt, inArray } from 'drizzle-orm'
import { inPortal } from '../db/in-portal.ts'
import { memberships } from '../domains/identity/tables.ts'
import { sessions } from '../kernel/tables.ts'
import type { Services } from '../kernel/services.ts'
import type { Holder } from './sign-channel.ts'

/** Returns the sessions in the list that are still valid. */
export async function liveSessions({ auth, now }: Services, ids: readonly number[]): Promise<Set<number>> {
  const rows = await auth.connection.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expires_at, now())))
  return new Set(rows.map((row) => row.id))
}

/** Checks that the signing session is still valid and its person is an unblocked member of the host's portal. */
export async function isHolderValid(
  services: Services,
  { session_id, host_portal_id, user_id }: Holder,
): Promise<boolean> {
  const [living, members] = await Promise.all([
    liveSessions(services, [session_id]),
    inPortal(services.app.db, host_portal_id, (db) =>
      db.select({ is_blocked: memberships.is_blocked }).from(memberships).where(eq(memberships.user_id, user_id)),
    ),
  ])
  return living.has(session_id) && members[0]?.is_blocked === false
}
