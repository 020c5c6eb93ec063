import { eq } from 'drizzle-orm'
import { currentRole, isRole, type Role } from '@portico/shared/access/roles.ts'
import type { Demands } from '@portico/shared/rules/identity/session/second-factor.ts'
import type { Config } from '../config.ts'
import { memberOf } from '../db/cross-portal/portals-and-members.ts'
import type { Actor } from './context.ts'
import { cookieNames, readCookie, realmOf } from './cookies.ts'
import { fail } from './fail.ts'
import type { Portal } from '../portal/portal.ts'
import type { Connection } from '../db/client.ts'
import type { Services } from './services.ts'
import { sessions } from './tables.ts'

/** Returns the signed-in person on this portal; null without a valid session or without a membership here. Refuses a blocked member. */
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

/** Determines who needs a second factor on this portal; with demo accounts, super admins do not. */
export const demandsOf = (portal: Portal, config: Pick<Config, 'DEMO'>): Demands => ({
  of_staff: portal.demands_second_factor,
  of_super_admins: !config.DEMO,
})

type Member = NonNullable<Awaited<ReturnType<typeof memberOf>>>

/** Reads the account's membership on this portal from the database, as before opening a session; null if there is none. Refuses a blocked member. */
export async function memberHere(
  services: Services,
  { portal, user_id }: { portal: Portal; user_id: number },
): Promise<Member | null> {
  return requireUnblocked(await memberOf(services.platform.db, { portal_id: portal.id, user_id }))
}

/** The same from the identity cache, as calls use it: a change made elsewhere takes effect within a second. */
export async function memberKnown(
  services: Services,
  { portal, user_id }: { portal: Portal; user_id: number },
): Promise<Member | null> {
  return requireUnblocked(await services.identity.member({ portal_id: portal.id, user_id }))
}

function requireUnblocked(member: Member | null): Member | null {
  if (!member) return null
  if (member.is_blocked) fail('auth.account_blocked')
  return member.roles.some(isRole) ? member : null
}

/** Combines member and session into an actor, in the stored role if the member has it; null if the member has no known role. */
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

/** Notes that the person of a session proved their second factor, or confirmed who they are. */
export const markSession = async (
  { db }: Connection,
  session_id: number,
  proven: { second_factor_at: Date } | { confirmed_at: Date },
): Promise<void> => void (await db.update(sessions).set(proven).where(eq(sessions.id, session_id)))
