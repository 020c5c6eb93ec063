import { managesPerson } from '@portico/shared/access/manages-person.ts'
import type { accountLocks } from '@portico/shared/contract/people-record.ts'
import { isAccountOfPortal } from '@portico/shared/rules/people/is-account-of-portal.ts'
import { membershipsOf } from '../../../../db/cross-portal/portals-and-members.ts'
import type { Context } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Member } from './member.ts'

type Lock = (typeof accountLocks)[number]
type Ctx = Pick<Context, 'actor' | 'portal' | 'services'>

/** Whether the account is used on this portal alone, by nobody of the platform (OP-03 as amended). Where somebody was before counts, too. */
export const isOnlyHere = async ({ portal, services }: Pick<Ctx, 'portal' | 'services'>, user_id: number) =>
  isAccountOfPortal({ portal_id: portal.id, memberships: await membershipsOf(services.platform.db, user_id) })

/** Why this member's account cannot be changed by the caller; null where it can. An unconfirmed one takes everything but a password. */
export async function accountLock(
  ctx: Ctx,
  { user_id, roles }: Pick<Member, 'user_id' | 'roles'>,
  is_confirmed: boolean,
): Promise<Lock | null> {
  const { actor } = ctx
  if (!actor || user_id === actor.id) return 'own'
  if (!managesPerson({ actor: actor.role, roles })) return 'ranks_higher'
  if (!(await isOnlyHere(ctx, user_id))) return 'elsewhere'
  return is_confirmed ? null : 'unconfirmed'
}

const codes = {
  own: 'users.own_account',
  ranks_higher: 'users.ranks_higher',
  elsewhere: 'users.account_elsewhere',
} as const

/** Refuses a change of the account itself: names, address, picture, password. */
export async function refuseLocked(ctx: Ctx, member: Pick<Member, 'user_id' | 'roles'>): Promise<void> {
  const lock = await accountLock(ctx, member, true)
  if (lock !== null && lock !== 'unconfirmed') fail(codes[lock])
}
