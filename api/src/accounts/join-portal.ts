import { defaultRole, type Role } from '@portico/shared/access/roles.ts'
import { eq } from 'drizzle-orm'
import { mayJoin, type WayIn } from '@portico/shared/rules/portals/may-join.ts'
import { fail } from '../kernel/fail.ts'
import type { Portal } from '../portal/portal.ts'
import type { Transaction } from '../db/client.ts'
import { postgresError } from '../db/postgres-error.ts'
import { memberships } from '../db/tables/people.ts'

type Joining = { portal: Pick<Portal, 'kind' | 'type' | 'is_marketable'>; user_id: number; way: WayIn; roles?: Role[] }

/**
 * The one place where memberships are created, for every way in, and where it is decided who may join. It runs in the portal's scope. A
 * member stays one; a portal that does not accept people in this way refuses with `auth.registration_closed`.
 */
export async function joinPortal(
  db: Transaction,
  { portal, user_id, way, roles = [defaultRole] }: Joining,
): Promise<{ is_new: boolean }> {
  if (!mayJoin({ portal, way })) {
    const [member] = await db.select({ id: memberships.id }).from(memberships).where(eq(memberships.user_id, user_id))
    return member ? { is_new: false } : fail('auth.registration_closed')
  }
  const made = await db
    .insert(memberships)
    .values({ user_id, roles })
    .onConflictDoNothing()
    .returning({ id: memberships.id })
    .catch(refuseGone)
  return { is_new: made.length > 0 }
}

/** The portal was deleted in this instant. */
function refuseGone(error: unknown): never {
  const found = postgresError(error)
  if (found?.code === '23503' && found.constraint === 'memberships_portal_id_fkey') fail('auth.registration_closed')
  throw error
}
