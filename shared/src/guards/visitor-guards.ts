import { appPaths } from '../access/app-paths.ts'
import { pass, redirect, refuse, type Guard } from './guard.ts'

/** Sends visitors without the auth cookie to the login and returns them afterwards (SES-002, SES-004). */
export const auth: Guard = ({ visitor }) => (visitor.signed_in ? pass : redirect(appPaths.login, { remember: true }))

/**
 * Redirects signed-in people from a guest page to the dashboard (SES-008). After a lost session (?ended=1) the page stays open, so that a leftover
 * hint causes no redirect loop.
 */
export const redirectIsAuthCookies: Guard = ({ visitor, query }) =>
  visitor.signed_in && !query.has('ended') ? redirect(appPaths.dashboard) : pass

/** A reset link needs an email and a token; without either it is invalid (SES-017). */
export const checkTokenResetPass: Guard = ({ query }) =>
  query.get('email') && query.get('token') ? pass : refuse('auth.reset_link_invalid')

/** A path that only has pages below it, such as /admin, redirects to the dashboard (SES-028). */
export const redirectToDashboard: Guard = () => redirect(appPaths.dashboard)

/** Hides pages for developers in production (SES-015). */
export const onlyDev: Guard = ({ is_production }) => (is_production ? refuse('general.page_not_found') : pass)
