import { sql } from 'drizzle-orm'
import { currentRole } from '@portico/shared/access/current-role.ts'
import { isRole, type Role } from '@portico/shared/access/roles.ts'
import { inPortal } from '../db/in-portal.ts'
import type { Actor } from './context.ts'
import { cookieNames, readCookie, realmOf } from './cookies.ts'
import { fail } from './fail.ts'
import type { Portal } from './portal.ts'
import type { Services } from './services.ts'

type MemberRow = { id: number; email: string; first_name: string; last_name: string; image: string | null; roles: string[]; is_outside: boolean; is_blocked: boolean }

/**
 * The signed-in person on this portal; null without a (valid) session. A person who is nobody here may still be a
 * super admin of the admin portal; anybody else is refused with 'Not your portal!'.
 */
export async function readActor(services: Services, { request, host, portal }: { request: Request; host: string; portal: Portal }): Promise<Actor | null> {
  const cookie = request.headers.get('cookie')
  if (!readCookie(cookie ?? undefined, cookieNames.session)) return null
  const session = await services.auth.findSession({ headers: request.headers, realm: realmOf(host, services.config) })
  if (!session) return null
  const [member] = await inPortal(services.app.db, portal.id, (tx) =>
    tx.execute<MemberRow>(sql`
      select u.id, u.email, u.first_name, u.last_name, u.image, m.roles, m.is_outside, m.is_blocked
      from memberships m join users u on u.id = m.user_id where m.user_id = ${session.user_id}`))
  if (!member) return null
  if (member.is_blocked) fail('auth.account_blocked')
  const roles: Role[] = member.roles.filter(isRole)
  const role = currentRole({ held: roles, stored: readCookie(cookie ?? undefined, cookieNames.current_role) })
  if (!role) return null
  return {
    id: Number(member.id), email: member.email, first_name: member.first_name, last_name: member.last_name, avatar: member.image,
    session_id: session.id, roles, role, is_outside: member.is_outside,
  }
}
