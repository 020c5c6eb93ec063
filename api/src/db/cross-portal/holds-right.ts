import { and, arrayOverlaps, eq, or } from 'drizzle-orm'
import type { Action } from '@portico/shared/access/actions.ts'
import { isGranted } from '@portico/shared/access/grants.ts'
import { superAdmins } from '@portico/shared/access/role-groups.ts'
import { roles } from '@portico/shared/access/roles.ts'
import type { Database } from '../client.ts'
import { memberships } from '../tables/people.ts'
import { portals } from '../tables/portals.ts'

/** Whether a person still holds any role that may do this in a portal: as its member, or as a super admin of the admin portal. */
export async function holdsRight(
  db: Database,
  { user_id, portal_id, action }: { user_id: number; portal_id: number; action: Action },
): Promise<boolean> {
  const granted = roles.filter((role) => isGranted(role, action))
  const everywhere = superAdmins.filter((role) => granted.includes(role))
  const [member] = await db
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(portals, eq(portals.id, memberships.portal_id))
    .where(
      and(
        eq(memberships.user_id, user_id),
        eq(memberships.is_blocked, false),
        or(
          and(eq(memberships.portal_id, portal_id), arrayOverlaps(memberships.roles, granted)),
          everywhere.length > 0
            ? and(eq(portals.kind, 'admin'), arrayOverlaps(memberships.roles, everywhere))
            : undefined,
        ),
      ),
    )
    .limit(1)
  return member !== undefined
}
