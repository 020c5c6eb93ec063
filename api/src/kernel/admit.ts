import type { Action } from '@portico/shared/access/grants.ts'
import { may } from '@portico/shared/access/may.ts'
import type { Endpoint } from '@portico/shared/calls/endpoint.ts'
import type { Actor } from './context.ts'
import { cookieNames, readCookie, readSessionCookie, realmOf } from './cookies.ts'
import { isCsrfTokenValid } from './csrf.ts'
import { fail } from './fail.ts'
import { factorStateOf, checkSession } from './check-session.ts'
import type { Trail } from './log-refusal.ts'
import type { Portal } from '../portal/portal.ts'
import { portalOfHost, workingPortal } from './scope.ts'
import type { Services } from './services.ts'
import { readActor } from './session.ts'

/** A placeholder portal for calls that need none. */
const nowhere: Portal = {
  id: 0,
  kind: 'tenant',
  name: '',
  slug: '',
  custom_domain: null,
  is_paused: false,
  time_zone: 'UTC',
  plan_short_name: null,
  type: null,
  is_marketable: false,
  demands_second_factor: false,
  subscription_ends_at: null,
}

type CallRequest = { endpoint: Endpoint; request: Request; host: string; trail: Trail }

/** Determines who makes the call and in which portal, and refuses callers without the right. The trail collects what is known so far. */
export async function admit(
  services: Services,
  { endpoint, request, host, trail }: CallRequest,
): Promise<{ portal: Portal; actor: Actor | null; provider_id: number | null }> {
  const hostPortal = endpoint.any_host ? nowhere : await portalOfHost(services, host)
  trail.portal = hostPortal
  if (!endpoint.any_host && endpoint.auth !== 'signature') refuseApiToken(request)
  const isPublic = endpoint.auth !== undefined && endpoint.auth !== 'session'
  const present =
    endpoint.auth === 'signature' ? null : await readActor(services, { request, host, portal: hostPortal })
  // On a public call, a session that may not act in its role counts as signed out.
  const actor = isPublic && present && factorStateOf(present) !== 'fine' ? null : present
  trail.actor = actor
  if (!isPublic && !actor) refuseSignedOut(services, { request, host })
  if (endpoint.method !== 'GET' && endpoint.csrf !== false) checkOrigin(services, { request, host })
  if (hostPortal.is_paused && hostPortal.kind === 'tenant' && !endpoint.when_blocked && endpoint.auth !== 'signature')
    fail('portals.blocked')
  if (endpoint.action !== 'public') requireRight(endpoint.action, actor)
  if (!isPublic && actor) checkSession(endpoint, { actor, now: services.now() })
  const portal = await workingPortal(services, { hostPortal, actor, request, isPublic })
  trail.portal = portal
  return { portal, actor, provider_id: endpoint.of_provider ? providerOf(actor, portal.id === hostPortal.id) : null }
}

/** There are no API tokens yet, so none is valid. Ignoring one would let a program read as a visitor without noticing. */
function refuseApiToken({ headers }: Request): void {
  if (/^bearer\b/i.test(headers.get('authorization') ?? '')) fail('auth.api_token_invalid')
}

/** A cookie that our key did not sign never was a session; one that it signed has ended. */
function refuseSignedOut({ auth, config }: Services, { request, host }: { request: Request; host: string }): never {
  const { headers } = request
  if (readSessionCookie(headers.get('cookie'), { host, config }) === null) return fail('session.unauthorized')
  const token = auth.tokenOf({ headers, realm: realmOf(host, config) })
  return fail(token === null ? 'auth.user_token_invalid' : 'session.ended')
}

/** A person whose other role has the right gets that as the reason, because they can switch roles. */
function requireRight(action: Action, actor: Actor | null): void {
  if (may({ roles: actor ? [actor.role] : [], action })) return
  fail(may({ roles: actor?.roles ?? [], action }) ? 'access.not_allowed_for_role' : 'access.denied')
}

/** The provider that a call of the partners' area works in: the person's own, on the portal where they belong to it. */
const providerOf = (actor: Actor | null, isHere: boolean): number =>
  (isHere ? actor?.partner_company_id : null) ?? fail('partners.no_company')

function checkOrigin({ config, secrets }: Services, { request, host }: { request: Request; host: string }): void {
  const origin = request.headers.get('origin')
  if (origin !== null && URL.parse(origin)?.host !== host) fail('session.foreign_origin')
  const cookie = request.headers.get('cookie') ?? undefined
  const session = readSessionCookie(cookie, { host, config })
  if (
    !isCsrfTokenValid({
      header: request.headers.get('x-xsrf-token') ?? undefined,
      cookie: readCookie(cookie, cookieNames.csrf),
      session,
      secret: secrets.csrf,
    })
  )
    fail('session.csrf')
}
