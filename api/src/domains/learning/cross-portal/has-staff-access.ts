import { and, eq, or, sql } from 'drizzle-orm'
import { superAdmins } from '@portico/shared/access/role-groups.ts'
import { may } from '@portico/shared/access/may.ts'
import { roles, type Role } from '@portico/shared/access/roles.ts'
import type { Action } from '@portico/shared/access/grants.ts'
import type { Database } from '../../../db/client.ts'
import { memberships } from '../../identity/tables.ts'
import { portals } from '../../portals/tables.ts'

type StaffAccessInput = { user_id: number; portal_id: number; action: Action }

/**
 * Whether a person may still do this in a portal through any of their roles: as an unblocked member, or as a super admin of the admin portal. The
 * content host reads this as `platform`.
 */
export async function hasStaffAccess(db: Database, { user_id, portal_id, action }: StaffAccessInput): Promise<boolean> {
  const allowed = roles.filter((role) => may({ roles: [role], action }))
  const held = (among: readonly Role[]) => sql`${memberships.roles} && ${`{${among.join(',')}}`}::text[]`
  const [member] = await db
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(portals, eq(portals.id, memberships.portal_id))
    .where(
      and(
        eq(memberships.user_id, user_id),
        eq(memberships.is_blocked, false),
        or(
          and(eq(memberships.portal_id, portal_id), held(allowed)),
          and(eq(portals.kind, 'admin'), held(allowed.filter((role) => superAdmins.some((one) => one === role)))),
        ),
      ),
    )
    .limit(1)
  return member !== undefined
}
