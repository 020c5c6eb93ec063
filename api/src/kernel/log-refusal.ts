import { sql } from 'drizzle-orm'
import type { Endpoint } from '@portico/shared/calls/endpoint.ts'
import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import { inPortal } from '../db/in-portal.ts'
import type { Actor } from './context.ts'
import type { Refusal } from './fail.ts'
import type { Portal } from '../portal/portal.ts'
import type { Services } from './services.ts'

/** What is known of a request when it is refused: nothing of the portal before the host is read, nothing of the actor before the session is. */
export type Trail = { portal: Portal | null; actor: Actor | null; subject: string | null; changes: unknown }

/** Somebody signed in asked for what they have no right to. */
export const rights: ReadonlySet<string> = new Set<ErrorCode>([
  'access.denied',
  'access.denied_action',
  'access.not_allowed_for_role',
  'access.role_not_held',
  'access.used_elsewhere',
  'announcements.learners_only',
  'enrollments.own_record',
  'enrollments.own_seat',
  'enrollments.would_limit',
  'exams.own_key',
  'invitations.outside_manager',
  'orders.own_credit',
  'orders.own_purchase',
  'partners.no_company',
  'portals.choice_not_yours',
  'portals.never_paused',
  'portals.not_yours',
  'reviews.own',
  'sales_tax.own_exemption',
  'subscriptions.portal_not_yours',
  'users.account_elsewhere',
  'users.note_of_other',
  'users.own_account',
  'users.own_roles',
  'users.own_second_factor',
  'users.ranks_higher',
  'users.role_not_assignable',
  'users.second_factor_elsewhere',
])
/** Somebody failed to prove who they are. */
export const logins: ReadonlySet<string> = new Set<ErrorCode>([
  'auth.invalid_credentials',
  'auth.account_locked',
  'auth.account_blocked',
  'auth.codes_exhausted',
  'auth.verification_code_wrong',
  'auth.verification_code_expired',
  'auth.old_password_incorrect',
  'auth.second_factor_wrong',
  'auth.passkey_refused',
  'auth.password_incorrect',
  'auth.login_over',
  'auth.reset_link_invalid',
  'auth.reset_link_expired',
])

/** Writes failed logins and refused rights to the portal's activity log, repeats within a minute as a count, in a transaction of its own, since the refused one is rolled back. */
export async function logRefusal(
  services: Services,
  { refusal, trail, endpoint, request_id }: { refusal: Refusal; trail: Trail; endpoint: Endpoint; request_id: string },
): Promise<void> {
  const { portal, actor, subject } = trail
  const counts =
    (actor && rights.has(refusal.code)) ||
    (endpoint.method !== 'GET' && endpoint.auth !== 'signature' && logins.has(refusal.code))
  if (!counts || !portal?.id) return
  const action = `${endpoint.method} ${endpoint.path}`
  await inPortal(services.app.db, portal.id, (db) =>
    db.execute(sql`
      select log_refusal(${actor?.id ?? null}::bigint, ${actor?.role ?? null}, ${action}, ${subject}, ${refusal.code}, ${request_id})`),
  )
}
