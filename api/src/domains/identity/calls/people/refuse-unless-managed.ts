import { managesPerson } from '@portico/shared/access/manages-person.ts'
import type { Actor } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Member } from './member.ts'

/** Refuses actions on one's own account and on people with higher roles. */
export function refuseUnlessManaged(
  actor: Pick<Actor, 'id' | 'role'>,
  { user_id, roles }: Pick<Member, 'user_id' | 'roles'>,
): void {
  if (user_id === actor.id) fail('users.own_account')
  if (!managesPerson({ actor: actor.role, roles })) fail('users.ranks_higher')
}
