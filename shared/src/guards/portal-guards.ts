import { hasStorefront } from '../rules/portals/has-storefront.ts'
import { appPaths } from '../access/app-paths.ts'
import { superAdmins } from '../access/role-groups.ts'
import { pass, toDashboardOrLogin, isChannel, redirect, refuse, holdsOneOf, type Guard } from './guard.ts'

/** A page for the core portal only (SES-009). */
export const onlyCorePortal: Guard = (visit) => (visit.portal.kind === 'core' ? pass : toDashboardOrLogin(visit))

/** A portal without a storefront has no public home page: redirects to the dashboard or the login (OP-23). */
export const disabledIndexPage: Guard = (visit) => (hasStorefront(visit.portal) ? pass : toDashboardOrLogin(visit))

/** A page for channel portals only (SES-010). */
export const redirectInHousePortal: Guard = (visit) => (isChannel(visit.portal) ? pass : toDashboardOrLogin(visit))

/** A channel portal has a shop while it is marketable (OP-22); the core portal always sells. */
export const hasMarketable: Guard = (visit) =>
  visit.portal.kind === 'core' || (isChannel(visit.portal) && visit.portal.is_marketable)
    ? pass
    : toDashboardOrLogin(visit)

/** Redirects public pages of a non-channel portal to the login (SES-012). */
export const redirectPublicPage: Guard = ({ portal }) => (isChannel(portal) ? pass : redirect(appPaths.login))

/**
 * For public pages that only the core portal has: elsewhere redirects to the courses, or 404 if the route says so (SES-011); without a shop, to the
 * login (SES-012).
 */
export const checkPublicPageOnlyCorePortal: Guard = ({ portal, route }) => {
  if (portal.kind === 'core') return pass
  if (!isChannel(portal) || !portal.is_marketable) return redirect(appPaths.login)
  return route?.throws ? refuse('general.page_not_found') : redirect(appPaths.courses)
}

/** The blog needs a channel portal that is also the core portal, has has_blog, or is visited by a super admin (SES-013). */
export const redirectHasBlog: Guard = ({ portal, visitor }) =>
  isChannel(portal) && (portal.kind === 'core' || portal.has_blog || holdsOneOf(visitor, superAdmins) !== false)
    ? pass
    : refuse('general.page_not_found')

/** The course catalog needs has_course_catalog or a super admin (SES-014). */
export const redirectHasCourseCatalog: Guard = ({ portal, visitor }) =>
  portal.has_course_catalog || holdsOneOf(visitor, superAdmins) !== false ? pass : refuse('general.page_not_found')

/** If course questions are disabled, redirects their page to the course's overview (SES-016). */
export const checkEnableCourseQuestions: Guard = ({ portal, path }) =>
  portal.disable_course_questions ? redirect(path.replace(/\/questions(\/[^/]*)?$/, '/overview')) : pass
