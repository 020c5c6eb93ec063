import { currentRole } from '@portico/shared/access/current-role.ts'
import { isRole, type Role } from '@portico/shared/access/roles.ts'
import type { Demands } from '@portico/shared/rules/session/second-factor-state.ts'
import type { Config } from '../config.ts'
import { memberOf } from '../db/cross-portal/portals-and-members.ts'
import type { Actor } from './context.ts'
import { cookieNames, readCookie, realmOf } from './cookies.ts'
import { fail } from './fail.ts'
import type { Portal } from '../portal/portal.ts'
import type { Services } from './services.ts'

/**
 * The signed-in person on this portal; null without a valid session. A person who is no member here may still be a
 * super admin of the admin portal; anybody else is refused with 'Not your portal!'.
 */
export async function readActor(
  services: Services,
  { request, host, portal }: { request: Request; host: string; portal: Portal },
): Promise<Actor | null> {
  const cookie = request.headers.get('cookie')
  const session = await services.identity.session({ headers: request.headers, realm: realmOf(host, services.config) })
  if (!session) return null
  const member = await memberKnown(services, { portal, user_id: session.user_id })
  return (
    member &&
    actorOf(member, {
      session,
      stored_role: readCookie(cookie ?? undefined, cookieNames.current_role),
      demands: demandsOf(portal, services.config),
    })
  )
}

/** Who must have a second factor on this portal; with demo accounts present, super admins need none. */
export const demandsOf = (portal: Portal, config: Pick<Config, 'DEMO'>): Demands => ({
  of_staff: portal.demands_second_factor,
  of_super_admins: !config.DEMO,
})

type Member = NonNullable<Awaited<ReturnType<typeof memberOf>>>

/** Who the account is on this portal, read anew as before a session is opened; null when nobody. A blocked member is refused. */
export async function memberHere(
  services: Services,
  { portal, user_id }: { portal: Portal; user_id: number },
): Promise<Member | null> {
  return inGoodStanding(await memberOf(services.platform.db, { portal_id: portal.id, user_id }))
}

/** The same as each call takes it, from the identity cache: a membership that changed elsewhere counts within its second. */
export async function memberKnown(
  services: Services,
  { portal, user_id }: { portal: Portal; user_id: number },
): Promise<Member | null> {
  return inGoodStanding(await services.identity.member({ portal_id: portal.id, user_id }))
}

function inGoodStanding(member: Member | null): Member | null {
  if (!member) return null
  if (member.is_blocked) fail('auth.account_blocked')
  return member.roles.some(isRole) ? member : null
}

/** The member as the actor of this session, in the stored role when the member holds it; null when the member has no known role. */
export function actorOf(
  member: Member,
  {
    session: { id: session_id, ...session },
    stored_role,
    demands,
  }: { session: Actor['session'] & { id: number }; stored_role: string | null; demands: Demands },
): Actor | null {
  const roles: Role[] = member.roles.filter(isRole)
  const role = currentRole({ held: roles, stored: stored_role })
  if (!role) return null
  return {
    id: Number(member.id),
    email: member.email,
    first_name: member.first_name,
    last_name: member.last_name,
    avatar: member.image,
    session_id,
    roles,
    role,
    is_outside: member.is_outside,
    is_limited_to_courses: member.is_limited_to_courses === true,
    partner_company_id: member.partner_company_id,
    session,
    demands,
  }
}
