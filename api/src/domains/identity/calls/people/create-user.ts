import { eq } from 'drizzle-orm'
import { assignableRoles } from '@portico/shared/access/assignable-roles.ts'
import { isStaffRole } from '@portico/shared/access/role-groups.ts'
import { roleLabels } from '@portico/shared/access/roles.ts'
import { create_user } from '@portico/shared/contract/identity/people-record.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { mayJoin } from '@portico/shared/rules/portals/may-join.ts'
import { joinPortal } from '../../join-portal.ts'
import { membershipsOf } from '../../../../db/cross-portal/portals-and-members.ts'
import type { Database } from '../../../../db/client.ts'
import { users } from '../../tables.ts'
import { requireConfirmed } from '../../../../kernel/check-session.ts'
import { fail, Refusal } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { countWelcome } from './count-welcome.ts'

type Body = {
  email: string
  first_name: string
  middle_name?: string | null
  last_name: string
  direct_number?: string | null
}

/**
 * Creates an unconfirmed account until its owner uses the mailed link, so no one can reserve another person's email. Former members of this portal
 * come back; accounts of other portals are rejected and must join by themselves.
 */
export const createUser = verb(create_user, async (ctx, { body }) => {
  const { services, portal, actor, note, inPortal } = ctx
  const { roles, ...told } = body
  if (!mayJoin({ portal, way: 'staff' })) fail('auth.registration_closed')
  const assignable = assignableRoles({ actor: actor.role, portal_kind: portal.kind })
  const refused = roles.find((role) => !assignable.includes(role))
  if (refused) fail('users.role_not_assignable', { role: roleLabels[refused] })
  if (roles.some(isStaffRole)) requireConfirmed({ actor, now: ctx.now() })
  await countWelcome(ctx, told.email)
  const { user_id, is_new } = await accountFor(services.platform.db, told)
  const is_returning = !is_new && (await requirePastMember(services.platform.db, { user_id, portal_id: portal.id }))
  note(`user:${user_id}`, { roles, is_returning })
  const joined = await inPortal(async ({ db, emit }) => {
    const { is_new: hasJoined } = await joinPortal(db, { portal, user_id, way: 'staff', roles })
    if (hasJoined) await emit('account.made_by_staff', { user_id })
    return hasJoined
  })
  if (!joined) rejectKnownMember()
  return { id: user_id, is_returning }
})

/** Reports the error on the email field, so a long form shows where it belongs. */
function rejectKnownMember(): never {
  throw new Refusal('users.already_member', {}, { fields: { email: [errorMessage('users.already_member')] } })
}

/** Finds or creates the account for an email. An unconfirmed account without any membership counts as new and gets these names. */
async function accountFor(db: Database, { email, ...body }: Body): Promise<{ user_id: number; is_new: boolean }> {
  const told = { ...body, name: `${body.first_name} ${body.last_name}` }
  const [made] = await db
    .insert(users)
    .values({ email, ...told })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (made) return { user_id: made.id, is_new: true }
  const [found] = await db
    .select({ id: users.id, email_verified: users.email_verified })
    .from(users)
    .where(eq(users.email, email))
  if (!found) return fail('users.email_taken')
  const isNobodys = !found.email_verified && (await membershipsOf(db, found.id)).length === 0
  if (isNobodys) await db.update(users).set(told).where(eq(users.id, found.id))
  return { user_id: found.id, is_new: isNobodys }
}

/** Rejects a known account unless it is or was a member of this portal. */
async function requirePastMember(
  db: Database,
  { user_id, portal_id }: { user_id: number; portal_id: number },
): Promise<boolean> {
  const known = await membershipsOf(db, user_id)
  return known.some((one) => one.portal_id === portal_id) ? true : fail('users.email_taken')
}
