import { and, eq } from 'drizzle-orm'
import { add_partner_member } from '@portico/shared/contract/partners/partners.ts'
import { currentMembers } from '../../../../db/current-members.ts'
import { partnerMembers } from '../../tables.ts'
import { setMemberRoles } from '../../../identity/door.ts'
import { memberships, users } from '../../../identity/tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { membersOf, requireCompany } from './read-members.ts'

/** A person works for one provider and gets the role with it. As with any role, no one can give it to themselves. */
export const addPartnerMember = verb(add_partner_member, async (ctx, { params: { id }, body }) => {
  const { db, actor, note } = ctx
  await requireCompany(db, id, { lock: true })
  const [person] = await db
    .select({ user_id: users.id, roles: memberships.roles })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(users.email, body.email), currentMembers()))
    .for('update', { of: memberships })
  if (!person) return fail('partners.no_member')
  const { user_id, roles } = person
  if (user_id === actor.id) return fail('users.own_roles')
  await db.insert(partnerMembers).values({ user_id, partner_company_id: id }).onConflictDoNothing()
  const [member] = await membersOf(db, id, user_id)
  if (!member) return fail('partners.works_elsewhere')
  if (!roles.includes('partner')) await setMemberRoles(db, user_id, [...roles, 'partner'])
  note(`partners:${id}`, { added: user_id })
  return member
})
