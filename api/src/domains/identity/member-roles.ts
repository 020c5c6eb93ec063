import { eq, sql } from 'drizzle-orm'
import type { Role } from '@portico/shared/access/roles.ts'
import type { Transaction } from '../../db/client.ts'
import { memberships } from './tables.ts'

/** Sets the roles of a member; the caller has locked the membership. */
export const setMemberRoles = async (db: Transaction, user_id: number, roles: Role[]): Promise<void> =>
  void (await db.update(memberships).set({ roles }).where(eq(memberships.user_id, user_id)))

/** Whoever gets credits to hand out works as a manager. */
export async function makeManager(db: Transaction, user_id: number): Promise<void> {
  await db
    .update(memberships)
    .set({ roles: sql`array_append(${memberships.roles}, 'manager')` })
    .where(sql`${eq(memberships.user_id, user_id)} and not 'manager' = any(${memberships.roles})`)
}
