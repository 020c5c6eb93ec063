import { hasStorefront } from '../rules/portals/has-storefront.ts'
import { pass, toDashboardOrLogin, type Guard } from './guard.ts'

/** A portal without a storefront has no public home page: redirects to the dashboard or the login (OP-23). */
export const disabledIndexPage: Guard = (visit) => (hasStorefront(visit.portal) ? pass : toDashboardOrLogin(visit))
