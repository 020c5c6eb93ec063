import { trimEndOf } from '../rules/text/trim-end-of.ts'
import { appPaths } from '../access/app-paths.ts'
import { permissionAdmins } from '../access/role-groups.ts'
import { pass, redirect, holdsOneOf, refuse, type Guard, type Outcome, type Visit } from './guard.ts'

/** Returns the path without trailing slashes. It starts with exactly one slash and no backslash, so that it can never name another host (SES-039). */
export const withoutTrailingSlash = (path: string): string => `/${trimEndOf(path.replace(/^[/\\]+/, ''), /[/\\]/)}`

/** Redirects a path with a trailing slash permanently to the one without; the root is exempt and the query is kept (SES-039, OP-35). */
export const redirectTrailingSlash: Guard = ({ path, query }) =>
  path.length > 1 && path.endsWith('/')
    ? redirect(withoutTrailingSlash(path) + (query.size > 0 ? `?${query}` : ''), { status: 301 })
    : pass

/** Rules for every page, in this order: the right host, the state of the portal, the state of the account. */
export const global: Guard = (visit) =>
  hostRule(visit) ?? blockedRule(visit) ?? invalidPortalRule(visit) ?? invalidUserRule(visit) ?? pass

// TEN-041; TEN-042 (OP-13): partners' portals have no pages on the root domain.
function hostRule({ portal, host, root, path, query }: Visit): Outcome | null {
  if (host === null) return null
  if (host === root.host && portal.is_provider && root.marketing_url !== null) return redirect(root.marketing_url)
  if (host === portal.host) return null
  return redirect(portal.url + encodeURI(path) + (query.size > 0 ? `?${query}` : ''), { status: 301 })
}

// TEN-011, TEN-013. Refuses everyone not known to be an admin. Pages that stay open skip this check; the profile page is closed too.
function blockedRule({ portal, visitor, route }: Visit): Outcome | null {
  if (!portal.is_blocked) return null
  if (route?.stays_open === 'always') return pass
  return holdsOneOf(visitor, permissionAdmins) ? redirect(appPaths.mySubscription) : refuse('portals.blocked')
}

// TEN-017, OP-07. For staff pages and the dashboard, the app decides, because it knows the role.
function invalidPortalRule({ portal, visitor, route, path }: Visit): Outcome | null {
  if (portal.is_valid || portal.kind === 'admin' || route?.stays_open !== undefined) return null
  const isAdmin = holdsOneOf(visitor, permissionAdmins)
  if (isAdmin === null && (route?.app === 'admin' || path === appPaths.dashboard)) return null
  return redirect(isAdmin ? appPaths.portalSettings : appPaths.comingSoon)
}

// SES-031
function invalidUserRule({ visitor, path, route }: Visit): Outcome | null {
  const isPersonal = route?.guards.includes('auth') === true
  return visitor.signed_in &&
    visitor.is_valid === false &&
    isPersonal &&
    path !== appPaths.profileSettings &&
    path !== appPaths.security
    ? redirect(appPaths.profileSettings)
    : null
}
