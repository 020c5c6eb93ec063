import { and, eq, or, sql } from 'drizzle-orm'
import { superAdmins } from '@portico/shared/access/role-groups.ts'
import type { Role } from '@portico/shared/access/roles.ts'
import type { Database } from '../client.ts'
import { memberships } from '../tables/people.ts'
import { portals } from '../tables/portals.ts'

type Asked = { user_id: number; portal_id: number; roles: readonly Role[] }

/** Whether a person may still come into a portal as one of these roles: a member who is not blocked, or a super admin of the admin portal. The content host asks as `platform`. */
export async function staffStands(db: Database, { user_id, portal_id, roles }: Asked): Promise<boolean> {
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
          and(eq(memberships.portal_id, portal_id), held(roles)),
          and(eq(portals.kind, 'admin'), held(roles.filter((role) => superAdmins.some((one) => one === role)))),
        ),
      ),
    )
    .limit(1)
  return member !== undefined
}
