import { and, arrayOverlaps, eq, or, sql, type SQL } from 'drizzle-orm'
import { type Action, isGranted } from '@portico/shared/access/grants.ts'
import { superAdmins } from '@portico/shared/access/role-groups.ts'
import { roles } from '@portico/shared/access/roles.ts'
import type { Database } from '../client.ts'
import { memberships } from '../../domains/identity/tables.ts'
import { portals } from '../../domains/portals/tables.ts'

/** Checks whether a person still has a role with this right in a portal, as a member or as a super admin of the admin portal. */
export async function holdsRight(
  db: Database,
  { user_id, portal_id, action }: { user_id: number; portal_id: number; action: Action },
): Promise<boolean> {
  const granted = roles.filter((role) => isGranted(role, action))
  const isHere = and(eq(memberships.portal_id, portal_id), arrayOverlaps(memberships.roles, granted))
  return isMember(db, user_id, or(isHere, everywhere(action)))
}

/** The same for super admins of the admin portal only. */
export const holdsEverywhere = (
  db: Database,
  { user_id, action }: { user_id: number; action: Action },
): Promise<boolean> => isMember(db, user_id, everywhere(action))

function everywhere(action: Action): SQL | undefined {
  const granted = superAdmins.filter((role) => isGranted(role, action))
  return granted.length > 0 ? and(eq(portals.kind, 'admin'), arrayOverlaps(memberships.roles, granted)) : sql`false`
}

async function isMember(db: Database, user_id: number, where: SQL | undefined): Promise<boolean> {
  const [member] = await db
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(portals, eq(portals.id, memberships.portal_id))
    .where(and(eq(memberships.user_id, user_id), eq(memberships.is_blocked, false), where))
    .limit(1)
  return member !== undefined
}
