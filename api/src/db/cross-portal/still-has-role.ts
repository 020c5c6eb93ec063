import { and, eq, or, sql } from 'drizzle-orm'
import { superAdmins } from '@portico/shared/access/role-groups.ts'
import type { Role } from '@portico/shared/access/roles.ts'
import type { Database } from '../client.ts'
import { memberships } from '../../domains/identity/tables.ts'
import { portals } from '../../domains/portals/tables.ts'

/** Checks whether a person still has this role in a portal, as a member or as a super admin of the admin portal. */
export async function stillHasRole(
  db: Database,
  { user_id, portal_id, role }: { user_id: number; portal_id: number; role: Role },
): Promise<boolean> {
  const [member] = await db
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(portals, eq(portals.id, memberships.portal_id))
    .where(
      and(
        eq(memberships.user_id, user_id),
        eq(memberships.is_blocked, false),
        sql`${role} = any(${memberships.roles})`,
        or(
          eq(memberships.portal_id, portal_id),
          superAdmins.some((one) => one === role) ? eq(portals.kind, 'admin') : undefined,
        ),
      ),
    )
    .limit(1)
  return member !== undefined
}
