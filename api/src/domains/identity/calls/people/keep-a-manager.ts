import { and, arrayOverlaps, eq, or } from 'drizzle-orm'
import { managesPortal, managingRoles } from '@portico/shared/access/manages-person.ts'
import type { Transaction } from '../../../../db/client.ts'
import { present } from '../../../../db/present.ts'
import { memberships } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Member } from './member.ts'

const manages = ({ roles, is_blocked }: Pick<Member, 'roles' | 'is_blocked'>): boolean =>
  !is_blocked && managesPortal(roles)

/**
 * Locks a member together with everybody who manages the portal, in one order, so that two admins who lock each other out take turns. `refuseLast`
 * refuses what would leave nobody who manages it.
 */
export async function lockWithManagers(
  db: Transaction,
  user_id: number,
): Promise<{ member: Member; refuseLast: () => void }> {
  const rows = await db
    .select()
    .from(memberships)
    .where(and(present(), or(eq(memberships.user_id, user_id), arrayOverlaps(memberships.roles, [...managingRoles]))))
    .orderBy(memberships.id)
    .for('update')
  const member = rows.find((row) => row.user_id === user_id) ?? fail('general.not_found')
  return {
    member,
    refuseLast: () => {
      if (manages(member) && !rows.some((row) => row.user_id !== user_id && manages(row))) fail('users.last_admin')
    },
  }
}
