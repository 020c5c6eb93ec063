import { managesPerson } from '@portico/shared/access/manages-person.ts'
import type { accountLocks } from '@portico/shared/contract/identity/people-record.ts'
import { isAccountOfPortal } from '@portico/shared/rules/identity/people/is-account-of-portal.ts'
import { membershipsOf } from '../../../../db/cross-portal/portals-and-members.ts'
import type { Context } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Member } from './member.ts'

type Lock = (typeof accountLocks)[number]
type Ctx = Pick<Context, 'actor' | 'portal' | 'services'>

/** Whether only this portal uses the account and it holds no platform role (OP-03 as amended). Former memberships elsewhere count too. */
export const isOnlyInThisPortal = async ({ portal, services }: Pick<Ctx, 'portal' | 'services'>, user_id: number) =>
  isAccountOfPortal({ portal_id: portal.id, memberships: await membershipsOf(services.platform.db, user_id) })

/** Returns why the caller cannot change this member's account, or null if they can. An unconfirmed account accepts every change except a password. */
export async function accountLock(
  ctx: Ctx,
  { user_id, roles }: Pick<Member, 'user_id' | 'roles'>,
  is_confirmed: boolean,
): Promise<Lock | null> {
  const { actor } = ctx
  if (!actor || user_id === actor.id) return 'own'
  if (!managesPerson({ actor: actor.role, roles })) return 'ranks_higher'
  if (!(await isOnlyInThisPortal(ctx, user_id))) return 'elsewhere'
  return is_confirmed ? null : 'unconfirmed'
}

const codes = {
  own: 'users.own_account',
  ranks_higher: 'users.ranks_higher',
  elsewhere: 'users.account_elsewhere',
} as const

/** Refuses changes to the account itself: names, email, picture, password. */
export async function refuseLockedAccount(ctx: Ctx, member: Pick<Member, 'user_id' | 'roles'>): Promise<void> {
  const lock = await accountLock(ctx, member, true)
  if (lock !== null && lock !== 'unconfirmed') fail(codes[lock])
}
