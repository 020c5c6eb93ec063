import { eq } from 'drizzle-orm'
import { managesPortal } from '@portico/shared/access/manages-person.ts'
import { assignableRoles, rolesAfterUpdate } from '@portico/shared/access/assignable-roles.ts'
import { roleLabels } from '@portico/shared/access/roles.ts'
import { update_user_roles } from '@portico/shared/contract/identity/people.ts'
import { partnerMembers } from '../../../partners/tables.ts'
import { memberships } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { lockWithManagers } from './lock-with-managers.ts'
import { refuseUnlessManaged } from './refuse-unless-managed.ts'

/** Refuses changes to one's own roles: a hijacked session must not gain rights, and the last admin must not step down by mistake. */
export const updateUserRoles = verb(update_user_roles, async ({ db, actor, portal, note }, { params, body }) => {
  note(`user:${params.user_id}`, { to: body.roles })
  if (params.user_id === actor.id) fail('users.own_roles')
  const { member, refuseLast } = await lockWithManagers(db, params.user_id)
  refuseUnlessManaged(actor, member)
  const assignable = assignableRoles({ actor: actor.role, portal_kind: portal.kind })
  const refused = body.roles.find((role) => !assignable.includes(role) && !member.roles.includes(role))
  if (refused) fail('users.role_not_assignable', { role: roleLabels[refused] })
  const { roles: held, is_outside } = member
  const has_provider = (await db.$count(partnerMembers, eq(partnerMembers.user_id, params.user_id))) > 0
  const roles = rolesAfterUpdate({ held, chosen: body.roles, assignable, is_outside, has_provider })
  if (!managesPortal(roles)) refuseLast()
  const { is_limited_to_courses } = body
  await db.update(memberships).set({ roles, is_limited_to_courses }).where(eq(memberships.user_id, params.user_id))
  note(`user:${params.user_id}`, { from: member.roles, to: roles, is_limited_to_courses })
  return { id: params.user_id, roles }
})
