import { and, arrayOverlaps, eq, or } from 'drizzle-orm'
import { managesPortal, managingRoles } from '@portico/shared/access/manages-person.ts'
import type { Transaction } from '../../../../db/client.ts'
import { currentMembers } from '../../../../db/current-members.ts'
import { memberships } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Member } from './member.ts'

const manages = ({ roles, is_blocked }: Pick<Member, 'roles' | 'is_blocked'>): boolean =>
  !is_blocked && managesPortal(roles)

/**
 * Locks a member and everyone who manages the portal, always in the same order, so two admins locking each other out take turns. `refuseLast` refuses
 * a change that would leave the portal without a manager.
 */
export async function lockWithManagers(
  db: Transaction,
  user_id: number,
): Promise<{ member: Member; refuseLast: () => void }> {
  const rows = await db
    .select()
    .from(memberships)
    .where(
      and(currentMembers(), or(eq(memberships.user_id, user_id), arrayOverlaps(memberships.roles, [...managingRoles]))),
    )
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
