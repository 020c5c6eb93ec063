import { addresses } from '../access/addresses.ts'
import type { ErrorCode } from '../errors/catalog.ts'
import type { PortalKind } from '../states/portal-kind.ts'
import type { PortalType } from '../states/portal-type.ts'
import type { Role } from '../access/roles.ts'
import type { GuardName } from './registry.ts'

/** What guards must know of a portal; publishing keeps it beside the portal's pages, apps make it from portal_info. */
export type PortalFacts = {
  readonly kind: PortalKind
  readonly type: PortalType
  readonly is_marketable: boolean
  readonly is_blocked: boolean
  /** set up, and its company too (OP-07) */
  readonly is_valid: boolean
  readonly has_blog: boolean
  readonly has_course_catalog: boolean
  readonly disable_course_questions: boolean
  /** its plan is the partners' (OP-13) */
  readonly is_provider: boolean
  readonly has_subscription: boolean
  /** its one host, and the origin that links start with */
  readonly host: string
  readonly url: string
}

/** The visitor, as far as known: the edge knows only the signed-in hint, so the rest is null there. */
export type VisitorFacts = {
  readonly signed_in: boolean
  readonly roles: readonly Role[] | null
  readonly is_valid: boolean | null
  /** the current role acts only on courses that they teach or manage */
  readonly is_limited_to_courses: boolean | null
}

/** What guards ask of a page. */
export type GuardedPage = {
  readonly app: 'site' | 'admin'
  /** besides those of every route, in this order */
  readonly guards: readonly GuardName[]
  /** a core-only page that answers 404 elsewhere instead of leading to the courses (SES-011, OP-22) */
  readonly throws?: true
  /** a page of the whole portal: people who are limited to courses get `access.denied` (ROL-037) */
  readonly closed_to_limited?: true
  /**
   * where a portal is closed otherwise: open `always`, on a paused one too (TEN-012); while it is `in_setup` (TEN-017); `as_error_page` in
   * set-up, and kept up to date on a paused one for what answers in place of its pages
   */
  readonly stays_open?: 'always' | 'in_setup' | 'as_error_page'
}

/** One request for one page. */
export type Visit = {
  readonly path: string
  readonly query: URLSearchParams
  /** the host asked for; null where it cannot differ */
  readonly host: string | null
  readonly route: GuardedPage | null
  readonly portal: PortalFacts
  readonly visitor: VisitorFacts
  readonly is_production: boolean
  readonly root: { readonly host: string; readonly marketing_url: string | null }
}

export type Outcome =
  | { readonly kind: 'pass' }
  /** `remember`: the page asked for is opened again after signing in (SES-002) */
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302; readonly remember: boolean }
  | { readonly kind: 'refuse'; readonly code: ErrorCode }

export type Guard = (visit: Visit) => Outcome

export const pass: Outcome = { kind: 'pass' }
export const refuse = (code: ErrorCode): Outcome => ({ kind: 'refuse', code })
export const redirect = (
  to: string,
  { status = 302, remember = false }: { status?: 301 | 302; remember?: boolean } = {},
): Outcome => ({ kind: 'redirect', to, status, remember })

/** To the dashboard when signed in, to the login when not (SES-009, SES-010). */
export const toDashboardOrLogin = ({ visitor }: Pick<Visit, 'visitor'>): Outcome =>
  redirect(visitor.signed_in ? addresses.dashboard : addresses.login)
