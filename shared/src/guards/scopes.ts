import { appPaths } from '../access/app-paths.ts'
import type { Action } from '../access/grants.ts'
import { may } from '../access/may.ts'
import { isRole, type Role } from '../access/roles.ts'
import { pass, redirect, refuse, type Outcome, type Visit, type GuardedPage, type VisitorFacts } from './guard.ts'

/** A permission or a role (ROL-029). */
export type Scope = Action | Role

/** Scopes that a route requires, and the redirect for visitors without them; the dashboard by default (SES-004…007). */
export type ScopeRule = {
  /** one of these is required */
  readonly requires?: readonly Scope[]
  /** none of these is allowed */
  readonly excludes?: readonly Scope[]
  /** one of these, together with a running subscription of the portal */
  readonly requires_with_subscription?: readonly Scope[]
  readonly to?: string
}

const holdsAnyScope = (roles: readonly Role[], scopes: readonly Scope[]): boolean =>
  scopes.some((scope) => (isRole(scope) ? roles.includes(scope) : may({ roles, action: scope })))

/** Checks a visitor whose roles are known. If they are unknown here, the app checks, and the API in any case. */
export function checkScopes(rule: ScopeRule, { visitor, portal }: Pick<Visit, 'visitor' | 'portal'>): Outcome {
  const { roles } = visitor
  if (visitor.signed_in && roles === null) return pass
  const held = roles ?? []
  const fails =
    (rule.requires !== undefined && !holdsAnyScope(held, rule.requires)) ||
    (rule.excludes !== undefined && holdsAnyScope(held, rule.excludes)) ||
    (rule.requires_with_subscription !== undefined &&
      !(holdsAnyScope(held, rule.requires_with_subscription) && portal.has_subscription))
  return fails ? redirect(rule.to ?? appPaths.dashboard) : pass
}

/** Refuses pages about the whole portal to people limited to courses (ROL-037). The edge cannot know that and lets everyone through. */
export const checkClosedToLimited = (
  { closed_to_limited }: Pick<GuardedPage, 'closed_to_limited'>,
  { is_limited_to_courses }: VisitorFacts,
): Outcome => (closed_to_limited && is_limited_to_courses ? refuse('access.denied') : pass)
