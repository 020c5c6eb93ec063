import type { GuardName } from '../guards/registry.ts'
import type { ScopeRule } from '../guards/scope-rule.ts'

/** The four page layouts (SES-021): `public` is the one of pages that visitors may open, `initial` that of a portal's set-up (OP-23). */
export const layouts = ['default', 'initial', 'login', 'public'] as const
export type Layout = (typeof layouts)[number]

/** An address of the specification: which app draws it, what guards it, how it is framed. */
export type Route = {
  readonly pattern: string
  readonly app: 'site' | 'admin'
  readonly layout: Layout
  /** besides those of every route, in this order */
  readonly guards: readonly GuardName[]
  /** a core-only page that answers 404 elsewhere instead of leading to the courses (SES-011, OP-22) */
  readonly throws?: true
  readonly scopes?: ScopeRule
}

/** Run before a route's own (SES-039, TEN-011…017, 041, 042). */
export const guardsOfEveryRoute = ['redirectTrailingSlash', 'global'] as const satisfies readonly GuardName[]
