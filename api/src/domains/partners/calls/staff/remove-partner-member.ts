import { and, eq } from 'drizzle-orm'
import { remove_partner_member } from '@portico/shared/contract/partners/partners.ts'
import { defaultRole } from '@portico/shared/access/roles.ts'
import { partnerMembers } from '../../tables.ts'
import { setMemberRoles } from '../../../identity/door.ts'
import { memberships } from '../../../identity/tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Removes the role with it; a person without another role becomes a learner. */
export const removePartnerMember = verb(remove_partner_member, async (ctx, { params: { id, user_id } }) => {
  const { db, actor, note } = ctx
  if (user_id === actor.id) return fail('users.own_roles')
  const gone = await db
    .delete(partnerMembers)
    .where(and(eq(partnerMembers.partner_company_id, id), eq(partnerMembers.user_id, user_id)))
    .returning({ id: partnerMembers.user_id })
  if (gone.length === 0) return fail('general.not_found')
  const [membership] = await db
    .select({ roles: memberships.roles })
    .from(memberships)
    .where(eq(memberships.user_id, user_id))
    .for('update')
  const left = (membership?.roles ?? []).filter((role) => role !== 'partner')
  await setMemberRoles(db, user_id, left.length > 0 ? left : [defaultRole])
  note(`partners:${id}`, { removed: user_id })
  return { id: user_id }
})
