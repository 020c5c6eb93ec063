import { isStaffRole } from '@portico/shared/access/role-groups.ts'
import { membershipsOf } from '../../db/cross-portal/portals-and-members.ts'
import type { Services } from '../../kernel/services.ts'
import { hasSecondFactor } from '../../kernel/has-second-factor.ts'

/**
 * Whether a mailed code may sign in to an account: not if it holds a staff or platform role on any portal or has a second factor. A mailbox must not
 * be a second key to such an account.
 */
export async function mayCodeSignIn(
  { platform, auth }: Pick<Services, 'platform' | 'auth'>,
  user_id: number,
): Promise<boolean> {
  const memberships = await membershipsOf(platform.db, user_id)
  return !memberships.some(({ roles }) => roles.some(isStaffRole)) && !(await hasSecondFactor(auth.connection, user_id))
}
