import { addresses } from '../access/addresses.ts'
import { pass, redirect, type Guard } from './guard.ts'

/**
 * Redirects signed-in people from a guest page to the dashboard (SES-008). After a lost session (?ended=1) the page stays open, so that a leftover
 * hint causes no redirect loop.
 */
export const redirectIsAuthCookies: Guard = ({ visitor, query }) =>
  visitor.signed_in && !query.has('ended') ? redirect(addresses.dashboard) : pass
