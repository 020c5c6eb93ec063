import { appPaths } from '../access/app-paths.ts'
import type { ErrorCode } from '../errors/catalog.ts'
import { type PortalKind, portalType, type PortalType } from '../states/portals/portal.ts'
import type { Role } from '../access/roles.ts'
import type { PublicPortal } from '../contract/portals/portals.ts'
import { isBlocked } from '../rules/portals/is-blocked.ts'
import type { Me } from '../contract/identity/session.ts'
import type { GuardName } from './registry.ts'

/** Facts about a portal that guards need; publishing stores them with the portal's pages, apps derive them from portal_info. */
export type PortalFacts = {
  readonly kind: PortalKind
  readonly type: PortalType
  readonly is_marketable: boolean
  readonly is_blocked: boolean
  /** setup is complete, including the company (OP-07) */
  readonly is_valid: boolean
  readonly has_blog: boolean
  readonly has_course_catalog: boolean
  readonly disable_course_questions: boolean
  /** is on the partners' plan (OP-13) */
  readonly is_provider: boolean
  readonly has_subscription: boolean
  /** its one host, and the origin of its links */
  readonly host: string
  readonly url: string
}

/** The visitor, as far as known: the edge knows only the signed-in hint; the rest is null there. */
export type VisitorFacts = {
  readonly signed_in: boolean
  readonly roles: readonly Role[] | null
  readonly is_valid: boolean | null
  /** the current role acts only on courses that they teach or manage */
  readonly is_limited_to_courses: boolean | null
}

/** Properties of a page that guards check. */
export type GuardedPage = {
  readonly app: 'site' | 'admin'
  /** checked after those of every route, in this order */
  readonly guards: readonly GuardName[]
  /** a core-only page that answers 404 elsewhere instead of redirecting to the courses (SES-011, OP-22) */
  readonly throws?: true
  /** a page about the whole portal: people limited to courses get `access.denied` (ROL-037) */
  readonly closed_to_limited?: true
  /**
   * exception on a closed portal: `always` open, even when paused (TEN-012); open `in_setup` (TEN-017); `as_error_page`: open in setup, and on a
   * paused portal kept current for the errors that replace its pages
   */
  readonly stays_open?: 'always' | 'in_setup' | 'as_error_page'
}

/** One request for one page. */
export type Visit = {
  readonly path: string
  readonly query: URLSearchParams
  /** the requested host; null if it cannot differ */
  readonly host: string | null
  readonly route: GuardedPage | null
  readonly portal: PortalFacts
  readonly visitor: VisitorFacts
  readonly is_production: boolean
  readonly root: { readonly host: string; readonly marketing_url: string | null }
}

export type Outcome =
  | { readonly kind: 'pass' }
  /** `remember`: the requested page opens after sign-in (SES-002) */
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302; readonly remember: boolean }
  | { readonly kind: 'refuse'; readonly code: ErrorCode }

export type Guard = (visit: Visit) => Outcome

export const pass: Outcome = { kind: 'pass' }
export const refuse = (code: ErrorCode): Outcome => ({ kind: 'refuse', code })
export const redirect = (
  to: string,
  { status = 302, remember = false }: { status?: 301 | 302; remember?: boolean } = {},
): Outcome => ({ kind: 'redirect', to, status, remember })

/** Redirects to the dashboard if signed in, otherwise to the login (SES-009, SES-010). */
export const toDashboardOrLogin = ({ visitor }: Pick<Visit, 'visitor'>): Outcome =>
  redirect(visitor.signed_in ? appPaths.dashboard : appPaths.login)

/** The core portal and channel portals sell; in-house ones and those without a type do not (SES-010, OP-22). */
export const isChannel = ({ kind, type }: Pick<PortalFacts, 'kind' | 'type'>): boolean =>
  kind === 'core' || (kind === 'tenant' && type === portalType.channel)

/** Whether the visitor has one of these roles; null if unknown, as on the edge. A guest has none. */
export function holdsOneOf(visitor: VisitorFacts, roles: readonly Role[]): boolean | null {
  if (!visitor.signed_in) return false
  return visitor.roles === null ? null : visitor.roles.some((role) => roles.includes(role))
}

/** Derives the guards' facts from the public data of a portal. */
export function portalFacts(portal: PublicPortal): PortalFacts {
  const { setting } = portal
  return {
    kind: portal.kind,
    type: setting.type,
    is_marketable: setting.is_marketable,
    is_blocked: isBlocked(portal),
    is_valid: portal.is_valid,
    has_blog: setting.has_blog,
    has_course_catalog: setting.has_course_catalog,
    disable_course_questions: setting.disable_course_questions,
    is_provider: portal.is_provider,
    has_subscription: portal.has_subscription,
    host: new URL(portal.url).hostname,
    url: portal.url,
  }
}

/** Facts about a visitor that the API has identified; the current role counts (ROL-018). Null means a guest. */
export const visitorFacts = (
  me: Pick<Me, 'current_role' | 'is_valid' | 'is_limited_to_courses'> | null,
): VisitorFacts =>
  me === null
    ? { signed_in: false, roles: [], is_valid: null, is_limited_to_courses: false }
    : {
        signed_in: true,
        roles: [me.current_role],
        is_valid: me.is_valid,
        is_limited_to_courses: me.is_limited_to_courses,
      }

/** The edge's knowledge of a visitor: the hint of the auth cookie (SES-001). */
export const hintedVisitor = (signedIn: boolean): VisitorFacts => ({
  signed_in: signedIn,
  roles: signedIn ? null : [],
  is_valid: null,
  is_limited_to_courses: signedIn ? null : false,
})
