import { describe, expect, test } from 'vitest'
import { corePortalFacts as core } from '../../../tests/support/portal-facts.ts'
import { errorCatalog } from '../errors/catalog.ts'
import { hintedVisitor, type Outcome, type PortalFacts, type Visit, type VisitorFacts } from './guard.ts'
import { runGuards } from './registry.ts'
import { checkScopes } from './scopes.ts'
import { allPages } from '../pages/all-pages.ts'
import { isRoute, routeOfPath } from '../routes/route-of-path.ts'
import { runRoute } from '../routes/run-route.ts'

const routes = allPages.filter(isRoute)

const channel: PortalFacts = {
  ...core,
  kind: 'tenant',
  host: 'summit.portico.localhost',
  url: 'http://summit.portico.localhost:8080',
}
const inHouse: PortalFacts = { ...channel, type: 1, is_marketable: false }
const guest = hintedVisitor(false)
const hinted = hintedVisitor(true)
const as = (role: NonNullable<VisitorFacts['roles']>[number]): VisitorFacts => ({
  signed_in: true,
  roles: [role],
  is_valid: true,
  is_limited_to_courses: false,
})

type Given = Partial<Omit<Visit, 'path' | 'query' | 'route'>> & { path?: string }
function visitOf({ path = '/', ...given }: Given): Visit {
  const url = new URL(path, 'http://x.localhost')
  return {
    path: url.pathname,
    query: url.searchParams,
    host: null,
    portal: core,
    visitor: guest,
    is_production: true,
    root: { host: 'portico.localhost', marketing_url: null },
    route: routeOfPath(url.pathname),
    ...given,
  }
}
/** Runs one guard and shortens the outcome to 'pass', the target, or the code. */
const runGuardNamed = (name: string, given: Given) => short(runGuards([name], visitOf(given)))
const open = (path: string, given: Given) => short(runRoute(visitOf({ path, ...given })))
const short = (outcome: Outcome): string =>
  outcome.kind === 'redirect'
    ? `${outcome.status} ${outcome.to}`
    : outcome.kind === 'refuse'
      ? `${errorCatalog[outcome.code].status} ${errorCatalog[outcome.code].message}`
      : 'pass'

test('[SES-020] answers 500 for unknown guard names, including names that every object has', () => {
  for (const name of ['nobody', 'toString', '__proto__', 'Auth', ''])
    expect(runGuardNamed(name, {}), name).toBe('500 Unknown middleware')
  expect(runGuardNamed('auth', { visitor: hinted })).toBe('pass')
})

test('[SES-002] auth: sends visitors without the cookie to the login and remembers the path', () => {
  expect(runGuards(['auth'], visitOf({ path: '/orders?page=2' }))).toEqual({
    kind: 'redirect',
    to: '/login',
    status: 302,
    remember: true,
  })
  expect(runGuardNamed('auth', { visitor: hinted })).toBe('pass')
})

test('[SES-008] redirectIsAuthCookies: sends signed-in people from guest pages to the dashboard, except after a lost session', () => {
  expect(runGuardNamed('redirectIsAuthCookies', { path: '/login', visitor: hinted })).toBe('302 /dashboard')
  expect(runGuardNamed('redirectIsAuthCookies', { path: '/login?ended=1', visitor: hinted })).toBe('pass')
  expect(runGuardNamed('redirectIsAuthCookies', { path: '/login' })).toBe('pass')
})

test('[SES-009] onlyCorePortal: redirects to the dashboard or the login on other portals', () => {
  expect(runGuardNamed('onlyCorePortal', { portal: channel, visitor: hinted })).toBe('302 /dashboard')
  expect(runGuardNamed('onlyCorePortal', { portal: channel })).toBe('302 /login')
  expect(runGuardNamed('onlyCorePortal', { portal: core })).toBe('pass')
})

test('[SES-010] redirectInHousePortal: redirects to the dashboard or the login on non-channel portals', () => {
  expect(runGuardNamed('redirectInHousePortal', { portal: inHouse, visitor: hinted })).toBe('302 /dashboard')
  expect(runGuardNamed('redirectInHousePortal', { portal: inHouse })).toBe('302 /login')
  for (const portal of [core, channel]) expect(runGuardNamed('redirectInHousePortal', { portal })).toBe('pass')
})

test('[SES-011] [SES-012] checkPublicPageOnlyCorePortal: marketable channels redirect to the courses or answer 404, others show the login', () => {
  const name = 'checkPublicPageOnlyCorePortal'
  expect(runGuardNamed(name, { path: '/provider', portal: channel })).toBe('302 /courses')
  expect(runGuardNamed(name, { path: '/provider/acme', portal: channel })).toBe('404 Page not found!')
  for (const portal of [inHouse, { ...channel, is_marketable: false }, { ...channel, type: null }])
    expect(runGuardNamed(name, { path: '/provider/acme', portal })).toBe('302 /login')
  for (const path of ['/provider', '/provider/acme']) expect(runGuardNamed(name, { path, portal: core })).toBe('pass')
})

test('[SES-012] redirectPublicPage: redirects to the login on non-channel portals', () => {
  expect(runGuardNamed('redirectPublicPage', { path: '/courses', portal: inHouse })).toBe('302 /login')
  for (const portal of [core, channel])
    expect(runGuardNamed('redirectPublicPage', { path: '/courses', portal })).toBe('pass')
})

test('[SES-010] [SES-019] [TEN-057] hasMarketable: closes the shop of a channel that is not marketable', () => {
  expect(runGuardNamed('hasMarketable', { portal: { ...channel, is_marketable: false } })).toBe('302 /login')
  expect(runGuardNamed('hasMarketable', { portal: { ...channel, is_marketable: false }, visitor: hinted })).toBe(
    '302 /dashboard',
  )
  for (const portal of [channel, { ...core, is_marketable: false }])
    expect(runGuardNamed('hasMarketable', { portal })).toBe('pass')
})

test('[SES-013] redirectHasBlog: needs a channel portal, and core, super admin or has_blog', () => {
  const withBlog = { ...channel, has_blog: true }
  for (const given of [
    { portal: core },
    { portal: withBlog },
    { portal: channel, visitor: as('super_admin') },
    { portal: channel, visitor: hinted },
  ])
    expect(runGuardNamed('redirectHasBlog', given)).toBe('pass')
  for (const given of [
    { portal: channel },
    { portal: channel, visitor: as('admin') },
    { portal: { ...inHouse, has_blog: true } },
    { portal: inHouse, visitor: as('super_admin') },
  ])
    expect(runGuardNamed('redirectHasBlog', given)).toBe('404 Page not found!')
})

test('[SES-014] redirectHasCourseCatalog: needs has_course_catalog or a super admin', () => {
  for (const given of [{ portal: { ...core, has_course_catalog: true } }, { visitor: as('sub_super_admin') }])
    expect(runGuardNamed('redirectHasCourseCatalog', given)).toBe('pass')
  for (const given of [{ portal: core }, { visitor: as('learner') }])
    expect(runGuardNamed('redirectHasCourseCatalog', given)).toBe('404 Page not found!')
})

test('[SES-015] onlyDev: 404 in production', () => {
  expect(runGuardNamed('onlyDev', { is_production: true })).toBe('404 Page not found!')
  expect(runGuardNamed('onlyDev', { is_production: false })).toBe('pass')
})

test('[SES-016] checkEnableCourseQuestions: redirects disabled questions to the overview of the same course', () => {
  const portal = { ...core, disable_course_questions: true }
  expect(open('/courses/learner/basics/7/questions', { portal, visitor: hinted })).toBe(
    '302 /courses/learner/basics/7/overview',
  )
  expect(open('/courses/learner/basics/7/questions/12', { portal, visitor: hinted })).toBe(
    '302 /courses/learner/basics/7/overview',
  )
  expect(open('/courses/builder/basics/questions', { portal, visitor: as('admin') })).toBe(
    '302 /courses/builder/basics/overview',
  )
  expect(open('/courses/learner/basics/7/questions', { visitor: hinted })).toBe('pass')
})

test('[SES-017] checkTokenResetPass: answers 422 with the message unless email and token are given', () => {
  for (const query of ['', '?email=ada@example.com', '?token=abc', '?email=&token='])
    expect(open(`/reset-password${query}`, {}), query).toBe('422 Link reset password is invalid')
  expect(open('/reset-password?email=ada@example.com&token=abc', {})).toBe('pass')
})

test('[SES-019] [SES-028] disabledIndexPage and redirectToDashboard: close the home page without a storefront and redirect parent paths', () => {
  expect(open('/', { portal: inHouse })).toBe('302 /login')
  expect(open('/', { portal: inHouse, visitor: hinted })).toBe('302 /dashboard')
  for (const portal of [core, channel]) expect(open('/', { portal, visitor: hinted })).toBe('pass')
  expect(open('/admin', { visitor: as('admin') })).toBe('302 /dashboard')
})

test('[SES-039] redirectTrailingSlash: redirects permanently to the path without it, keeping the query, except for the root', () => {
  expect(open('/courses/?a=1', {})).toBe('301 /courses?a=1')
  for (const path of ['/', '/courses']) expect(runGuardNamed('redirectTrailingSlash', { path })).toBe('pass')
})

describe('global', () => {
  const openWhileBlocked = routes.filter(({ stays_open }) => stays_open === 'always').map(({ pattern }) => pattern)
  const paused = { ...channel, is_blocked: true }
  test('[TEN-013] refuses every page of a blocked portal with 403 to everyone not known as admin', () => {
    for (const path of ['/', '/courses', '/users', '/nothing', '/dashboard', '/login/more']) {
      for (const visitor of [guest, hinted, as('learner')])
        expect(open(path, { portal: paused, visitor }), path).toBe(
          '403 The portal is blocked, please contact the site administrator',
        )
      expect(open(path, { portal: channel, visitor: as('admin') }), path).not.toContain('403')
    }
  })
  test('[TEN-012] keeps login, forgot-password, reset-password, terms and admin-my-subscription of a blocked portal open', () => {
    expect(openWhileBlocked.toSorted()).toEqual([
      '/admin/my-subscription',
      '/forgot-password',
      '/login',
      '/reset-password',
      '/terms',
    ])
    for (const path of openWhileBlocked)
      for (const visitor of [guest, as('admin')])
        expect(runGuardNamed('global', { path, portal: paused, visitor }), path).toBe('pass')
  })
  test('[TEN-011] sends a signed-in admin of a blocked portal to my-subscription', () => {
    for (const path of ['/users', '/courses/admin', '/dashboard'])
      expect(open(path, { portal: paused, visitor: as('admin') })).toBe('302 /admin/my-subscription')
    expect(open('/admin/my-subscription', { portal: paused, visitor: as('admin') })).toBe('pass')
  })
  test('[TEN-017] sends admins of an invalid portal to its settings, everyone else to coming-soon', () => {
    const portal = { ...channel, is_valid: false }
    for (const path of ['/', '/users', '/courses'])
      expect(open(path, { portal, visitor: as('admin') })).toBe('302 /portal-settings')
    for (const path of ['/portal-settings', '/portal-settings/company', '/profile/settings'])
      expect(open(path, { portal, visitor: as('admin') })).toBe('pass')
    for (const visitor of [guest, hinted, as('learner')])
      expect(open('/courses', { portal, visitor })).toBe('302 /coming-soon')
    for (const path of ['/coming-soon', '/terms', '/login']) expect(open(path, { portal })).toBe('pass')
    // If only the hint is known, the app decides once it knows the role.
    for (const path of ['/users', '/dashboard']) expect(open(path, { portal, visitor: hinted })).toBe('pass')
    expect(open('/courses', { portal: { ...portal, is_valid: true } })).toBe('pass')
    expect(open('/users', { portal: { ...portal, kind: 'admin' }, visitor: as('super_admin') })).toBe('pass')
  })
  test('[TEN-017] keeps setup, account, legal and error pages of an invalid portal open', () => {
    const portal = { ...channel, is_valid: false }
    const isOpen = (path: string): boolean => runGuardNamed('global', { path, portal, visitor: as('admin') }) === 'pass'
    const open = routes.map(({ pattern }) => pattern).filter(isOpen)
    expect(open.filter((path) => !openWhileBlocked.includes(path)).toSorted()).toEqual([
      '/ada-accessibility',
      '/admin/portal/settings',
      '/blocked',
      '/coming-soon',
      '/equal-employment',
      '/error',
      '/not-found',
      '/portal-settings',
      '/portal-settings/company',
      '/portal-settings/courses-management',
      '/portal-settings/domain',
      '/portal-settings/info',
      '/privacy-policy',
      '/profile/security',
      '/profile/settings',
      '/terms-of-use',
    ])
    expect(openWhileBlocked.filter((path) => !isOpen(path))).toEqual([])
  })
  test('[SES-031] sends users without first or last name from personal pages to the profile settings', () => {
    const visitor: VisitorFacts = { ...as('learner'), is_valid: false }
    expect(open('/courses/learner', { visitor })).toBe('302 /profile/settings')
    for (const path of ['/profile/settings', '/courses', '/terms']) expect(open(path, { visitor }), path).toBe('pass')
    expect(open('/courses/learner', { visitor: as('learner') })).toBe('pass')
  })
  test(`[TEN-041] redirects permanently to the portal's own host, keeping path and query`, () => {
    const own = { ...channel, host: 'learn.example', url: 'https://learn.example' }
    expect(open('/course/basics?a=1', { portal: own, host: 'summit.portico.localhost' })).toBe(
      '301 https://learn.example/course/basics?a=1',
    )
    expect(open('/courses', { portal: channel, host: 'old.portico.localhost' })).toBe(
      '301 http://summit.portico.localhost:8080/courses',
    )
    expect(open('/courses', { portal: own, host: 'learn.example' })).toBe('pass')
  })
  test('[TEN-042] redirects a partner portal on the root domain to the marketing root, if configured', () => {
    const portal = { ...core, is_provider: true }
    const root = { host: 'portico.localhost', marketing_url: 'https://www.example.com/' }
    expect(open('/courses', { portal, host: 'portico.localhost', root })).toBe('302 https://www.example.com/')
    expect(open('/courses', { portal, host: 'portico.localhost' })).toBe('pass')
    expect(open('/courses', { portal: core, host: 'portico.localhost', root })).toBe('pass')
  })
})

describe('scope rules', () => {
  const outcomeOf = (rule: Parameters<typeof checkScopes>[0], visitor: VisitorFacts, portal = core) =>
    short(checkScopes(rule, { visitor, portal }))
  test('[SES-004] lets a route require scopes: permissions or roles', () => {
    expect(outcomeOf({ requires: ['portals.edit'] }, as('admin'))).toBe('pass')
    expect(outcomeOf({ requires: ['portals.edit', 'editor'] }, as('editor'))).toBe('pass')
    for (const visitor of [as('learner'), guest])
      expect(outcomeOf({ requires: ['portals.edit'] }, visitor)).toBe('302 /dashboard')
  })
  test('[SES-005] lets a route exclude scopes', () => {
    expect(outcomeOf({ excludes: ['manager'] }, as('manager'))).toBe('302 /dashboard')
    expect(outcomeOf({ excludes: ['manager'] }, as('admin'))).toBe('pass')
  })
  test('[SES-006] lets a route require scopes together with a subscription', () => {
    const rule = { requires_with_subscription: ['admin'] as const }
    expect(outcomeOf(rule, as('admin'))).toBe('pass')
    expect(outcomeOf(rule, as('admin'), { ...channel, has_subscription: false })).toBe('302 /dashboard')
    expect(outcomeOf(rule, as('learner'))).toBe('302 /dashboard')
  })
  test('[SES-007] redirects a failing rule to the configured target, else to the dashboard', () => {
    expect(outcomeOf({ requires: ['admin'], to: '/courses/managers' }, as('manager'))).toBe('302 /courses/managers')
    expect(open('/admin/portal/credits', { visitor: as('manager') })).toBe('302 /courses/managers')
    expect(open('/users', { visitor: as('learner') })).toBe('302 /dashboard')
    expect(open('/users', { visitor: as('admin') })).toBe('pass')
  })
})

test('[ROL-037] refuses closed pages to people limited to courses, except on the edge', () => {
  const closed = routes.filter((route) => route.closed_to_limited).map(({ pattern }) => pattern)
  expect(closed.toSorted()).toEqual(['/regulator-packets', '/training-records'])
  const free = as('course_admin')
  const limited: VisitorFacts = { ...free, is_limited_to_courses: true }
  for (const path of closed) {
    expect(open(path, { visitor: limited }), path).toBe('403 You do not have permissions for this operation')
    for (const visitor of [free, hinted]) expect(open(path, { visitor }), path).toBe('pass')
    // People who may not open the page at all learn nothing of the limit.
    expect(open(path, { visitor: { ...as('learner'), is_limited_to_courses: true } }), path).toBe('302 /dashboard')
  }
  expect(open('/courses/admin', { visitor: limited })).toBe('pass')
})
