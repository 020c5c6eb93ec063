import { and, eq } from 'drizzle-orm'
import { assignableRoles } from '@portico/shared/access/assignable-roles.ts'
import { superAdmins } from '@portico/shared/access/role-groups.ts'
import { isRole, roleLabels } from '@portico/shared/access/roles.ts'
import { remove_user_factors } from '@portico/shared/contract/identity/second-factor.ts'
import { membershipsOf } from '../../../../db/cross-portal/portals-and-members.ts'
import { currentMembers } from '../../../../db/current-members.ts'
import { passkeyChallenges, passkeys, recoveryCodes, totpFactors, memberships } from '../../tables.ts'
import { deletePendingLogins } from '../../../../kernel/pending-login.ts'
import type { Connection } from '../../../../db/client.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

/**
 * Lets another admin remove the factors of someone who lost app, passkeys and codes. Accounts are shared by all portals, so only a super admin may do
 * it for members of other portals, and nobody for someone whose roles they could not grant.
 */
export const removeUserFactors = verb(
  remove_user_factors,
  async ({ db, actor, portal, services, emit, note }, { params: { user_id } }) => {
    if (user_id === actor.id) fail('users.own_second_factor')
    const [member] = await db
      .select({ roles: memberships.roles })
      .from(memberships)
      .where(and(eq(memberships.user_id, user_id), currentMembers()))
    if (!member) return fail('general.not_found')
    const everywhere = await membershipsOf(services.platform.db, user_id)
    const isSuperAdmin = superAdmins.some((role) => role === actor.role)
    if (!isSuperAdmin && everywhere.some((one) => one.portal_id !== portal.id)) fail('users.second_factor_elsewhere')
    const assignable = assignableRoles({ actor: actor.role, portal_kind: portal.kind })
    const roles = isSuperAdmin ? everywhere.flatMap((one) => one.roles).filter(isRole) : member.roles
    const tooHigh =
      actor.role === 'super_admin'
        ? undefined
        : roles.find((role) => (isSuperAdmin ? superAdmins.some((one) => one === role) : !assignable.includes(role)))
    if (tooHigh) fail('users.role_not_assignable', { role: roleLabels[tooHigh] })
    await forgetFactors(services.auth.connection, user_id)
    await services.auth.endSessions(user_id)
    await emit('account.security_changed', { user_id, kind: 'second_factor_recovered' })
    note(`user:${user_id}`, { second_factor: 'removed' })
    return { removed: true as const }
  },
)

async function forgetFactors({ db }: Connection, user_id: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of [totpFactors, passkeys, recoveryCodes]) await tx.delete(table).where(eq(table.user_id, user_id))
    await deletePendingLogins(tx, user_id)
    await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.user_id, user_id))
  })
}
