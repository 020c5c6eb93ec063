import { addresses } from '../access/addresses.ts'
import { isChannel } from './channel.ts'
import { pass, redirect, refuse, type Guard } from './guard.ts'

/**
 * For public pages that only the core portal has: elsewhere redirects to the courses, or 404 if the route says so (SES-011); without a shop, to the
 * login (SES-012).
 */
export const checkPublicPageOnlyCorePortal: Guard = ({ portal, route }) => {
  if (portal.kind === 'core') return pass
  if (!isChannel(portal) || !portal.is_marketable) return redirect(addresses.login)
  return route?.throws ? refuse('general.page_not_found') : redirect(addresses.courses)
}
