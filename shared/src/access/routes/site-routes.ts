import type { GuardName } from '../guards/registry.ts'
import type { Layout, Route } from './route.ts'

const page = (
  layout: Layout,
  guards: readonly GuardName[],
  patterns: readonly string[],
  more: { throws?: true } = {},
): Route[] => patterns.map((pattern) => ({ pattern, app: 'site', layout, guards, ...more }))

/** The storefront: shop pages need a portal that sells, marketing pages the core portal (OP-22). */
export const siteRoutes: readonly Route[] = [
  ...page('public', ['disabledIndexPage'], ['/']),
  ...page(
    'public',
    ['redirectPublicPage', 'hasMarketable'],
    [
      '/courses',
      '/course',
      '/course/schedule',
      '/course/:slug',
      '/courses-languages/:code',
      '/bundles',
      '/bundles/:slug',
      '/ce',
      '/ce/:slug',
      '/continuing-education-credits',
      '/training-courses',
      '/training-courses/:slug',
      '/regulating-agency',
      '/regulating-agency/:slug',
      '/united-states',
      '/united-states/:slug',
    ],
  ),
  ...page('public', ['redirectPublicPage', 'redirectHasCourseCatalog'], ['/course-catalog']),
  ...page('public', ['redirectPublicPage', 'redirectHasBlog'], ['/knowledge', '/knowledge/:slug']),
  ...page(
    'public',
    ['checkPublicPageOnlyCorePortal'],
    ['/learning-management-system', '/scorm-courseware', '/checkout/subscription', '/training-providers', '/provider'],
  ),
  ...page('public', ['checkPublicPageOnlyCorePortal'], ['/training-providers/:slug', '/provider/:slug'], {
    throws: true,
  }),
  ...page('public', ['redirectInHousePortal', 'hasMarketable'], ['/cart', '/checkout/course', '/checkout/bundle']),
  ...page(
    'public',
    [],
    [
      '/faq',
      '/faq/:slug',
      '/terms',
      '/terms-of-use',
      '/privacy-policy',
      '/ada-accessibility',
      '/equal-employment',
      '/coming-soon',
      '/certificates/:serial',
      '/claim/:token',
      '/not-found',
      '/error',
      '/blocked',
      '/:slug',
    ],
  ),

  ...page('login', ['redirectIsAuthCookies'], ['/login', '/forgot-password']),
  ...page('login', ['redirectInHousePortal', 'hasMarketable', 'redirectIsAuthCookies'], ['/register']),
  ...page('login', ['checkTokenResetPass'], ['/reset-password']),

  ...page(
    'default',
    ['auth'],
    ['/dashboard', '/profile/settings', '/profile/security', '/orders', '/orders/:order_id'],
  ),
  ...page('default', ['auth', 'redirectInHousePortal'], ['/orders/success/course', '/orders/success/bundle']),
  ...page('default', ['checkPublicPageOnlyCorePortal', 'auth'], ['/orders/success/subscription'], { throws: true }),
  ...page('default', ['redirectToDashboard'], ['/profile']),
]
