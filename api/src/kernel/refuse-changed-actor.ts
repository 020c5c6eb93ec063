import { eq } from 'drizzle-orm'
import { superAdmins } from '@portico/shared/access/role-groups.ts'
import type { Transaction } from '../db/client.ts'
import { memberships } from '../domains/identity/tables.ts'
import type { Actor } from './context.ts'
import { fail } from './fail.ts'

export type Sender = Pick<Actor, 'id' | 'role' | 'is_limited_to_courses'>

/**
 * Refuses a person whose membership changed since the call started, since its body may have arrived slowly, and locks the membership until the
 * transaction ends. Super admins need no membership; their next call checks them again.
 */
export async function refuseChangedActor(db: Transaction, { id, role, is_limited_to_courses }: Sender): Promise<void> {
  if (superAdmins.some((one) => one === role)) return
  const [member] = await db
    .select({
      roles: memberships.roles,
      is_blocked: memberships.is_blocked,
      is_limited: memberships.is_limited_to_courses,
    })
    .from(memberships)
    .where(eq(memberships.user_id, id))
    .for('share')
  const isAsBefore =
    member?.is_blocked === false &&
    member.roles.includes(role) &&
    (member.is_limited === true) === is_limited_to_courses
  if (!isAsBefore) fail('access.denied')
}
