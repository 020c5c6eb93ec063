import { addresses } from '../access/addresses.ts'
import { pass, redirect, type Guard } from './guard.ts'

/**
 * A guest page opened by somebody who is signed in leads to the dashboard (SES-008). After a lost session (?ended=1) it stays:
 * should the hint have outlived it, nobody ends in a redirect loop.
 */
export const redirectIsAuthCookies: Guard = ({ visitor, query }) =>
  visitor.signed_in && !query.has('ended') ? redirect(addresses.dashboard) : pass
