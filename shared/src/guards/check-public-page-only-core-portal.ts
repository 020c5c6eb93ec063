import { addresses } from '../access/addresses.ts'
import { isChannel } from './channel.ts'
import { pass, redirect, refuse, type Guard } from './guard.ts'

/** A public page that only the core portal has: elsewhere the courses, or 404 where the route says so (SES-011); without a shop the login (SES-012). */
export const checkPublicPageOnlyCorePortal: Guard = ({ portal, route }) => {
  if (portal.kind === 'core') return pass
  if (!isChannel(portal) || !portal.is_marketable) return redirect(addresses.login)
  return route?.throws ? refuse('general.page_not_found') : redirect(addresses.courses)
}
