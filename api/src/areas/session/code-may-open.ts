import { isStaffRole } from '@portico/shared/access/role-groups.ts'
import { membershipsOf } from '../../db/cross-portal.ts'
import type { Services } from '../../kernel/services.ts'

/**
 * Whether a mailed code may sign in an account: never one that holds a staff or platform role on any portal. A mailbox
 * must not be a second key to such an account.
 */
export async function codeMayOpen({ platform }: Services, user_id: number): Promise<boolean> {
  const memberships = await membershipsOf(platform.db, user_id)
  return !memberships.some(({ roles }) => roles.some(isStaffRole))
}
