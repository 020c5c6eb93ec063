import { expect, test } from 'vitest'
import { guards } from '../../shared/src/guards/registry.ts'
import { hintedVisitor, type PortalFacts, type VisitorFacts } from '../../shared/src/guards/guard.ts'
import { listMenu, staffMenu, menuOf } from '../../shared/src/routes/staff-menu.ts'
import { may } from '../../shared/src/access/may.ts'
import { resources } from '../../shared/src/resources/resources.ts'
import { landing } from '../../shared/src/access/landing.ts'
import { roles, type Role } from '../../shared/src/access/roles.ts'
import { listPath } from '../../shared/src/pages/list-path.ts'
import { allPages } from '../../shared/src/pages/all-pages.ts'
import { guardsOf } from '../../shared/src/routes/guards-of.ts'
import { layoutOf } from '../../shared/src/routes/layout-of.ts'
import { layouts } from '../../shared/src/pages/page.ts'
import { isRoute, routeOfPath } from '../../shared/src/routes/route-of-path.ts'
import { runRoute } from '../../shared/src/routes/run-route.ts'
import { routeHeads } from '../../shared/src/pages/reserved-names.ts'
import { corePortalFacts } from '../support/portal-facts.ts'

const routes = allPages.filter(isRoute)

// The guards listed in SES-019 of the specification.
const named = [
  'auth',
  'checkEnableCourseQuestions',
  'checkPublicPageOnlyCorePortal',
  'checkTokenResetPass',
  'disabledIndexPage',
  'global',
  'hasMarketable',
  'onlyCorePortal',
  'onlyDev',
  'redirectHasBlog',
  'redirectHasCourseCatalog',
  'redirectInHousePortal',
  'redirectIsAuthCookies',
  'redirectPublicPage',
  'redirectToDashboard',
  'redirectTrailingSlash',
]
const pathOf = (pattern: string): string => pattern.replace(/:\w+/g, '7')
const portal: PortalFacts = { ...corePortalFacts, has_blog: true, has_course_catalog: true }
const as = (role: Role): VisitorFacts => ({
  signed_in: true,
  roles: [role],
  is_valid: true,
  is_limited_to_courses: false,
})
const open = (path: string, visitor: VisitorFacts, at: PortalFacts = portal) =>
  runRoute({
    path,
    query: new URLSearchParams('email=a&token=b'),
    host: null,
    portal: at,
    visitor,
    is_production: false,
    root: { host: 'portico.localhost', marketing_url: null },
  })

test('[SES-019] there are sixteen named guards, each guards a route, and no route names another', () => {
  expect(Object.keys(guards).toSorted()).toEqual(named)
  const used = new Set(routes.flatMap(({ pattern }) => guardsOf(pathOf(pattern))))
  expect([...used].toSorted()).toEqual(named)
})

test('[SES-019] a pattern is declared once, found by its paths, and runs the general guards first', () => {
  expect(new Set(routes.map(({ pattern }) => pattern)).size).toBe(routes.length)
  for (const route of routes) {
    expect(routeOfPath(route.pattern)?.pattern).toBe(route.pattern)
    expect(routeOfPath(pathOf(route.pattern))?.pattern, route.pattern).toBe(route.pattern)
    expect(guardsOf(route.pattern)).toEqual(['redirectTrailingSlash', 'global', ...route.guards])
  }
  expect(routeOfPath('/portals/tags')?.pattern).toBe('/portals/tags')
  expect(routeOfPath('/portals/7')?.pattern).toBe('/portals/:id')
  expect(routeOfPath('/portals/tags/create')?.pattern).toBe('/portals/tags/create')
  expect(routeOfPath('/nothing/at/all')).toBeNull()
})

test('[SES-021] [SES-022] all four layouts are used; the public one only for core portal visitors', () => {
  const used = new Set(routes.map((route) => route.layout))
  expect([...used].toSorted()).toEqual([...layouts])
  const of = (path: string, kind: PortalFacts['kind'], signed_in: boolean) =>
    layoutOf({ route: routeOfPath(path), portal: { kind }, visitor: { signed_in } })
  expect(of('/courses', 'core', false)).toBe('public')
  expect(of('/courses', 'core', true)).toBe('default')
  expect(of('/courses', 'tenant', false)).toBe('default')
  expect(of('/login', 'core', false)).toBe('login')
  expect(of('/portal-settings', 'tenant', true)).toBe('initial')
})

test('[SES-004] [SES-007] every admin app page requires a session, and no redirect loops', () => {
  for (const { pattern, app, guards: own } of routes)
    if (app === 'admin' && pattern !== '/dev/routes') expect(own, pattern).toContain('auth')
  const portals: PortalFacts[] = [
    portal,
    { ...portal, is_blocked: true, kind: 'tenant' },
    { ...portal, is_valid: false, kind: 'tenant' },
    { ...portal, kind: 'tenant', type: 1, is_marketable: false },
    { ...portal, kind: 'admin', type: null },
  ]
  const visitors: VisitorFacts[] = [
    hintedVisitor(false),
    hintedVisitor(true),
    ...roles.flatMap((role) => [true, false].map((is_valid): VisitorFacts => ({ ...as(role), is_valid }))),
  ]
  let followed = 0
  for (const { pattern } of routes)
    for (const at of portals)
      for (const visitor of visitors) {
        let path = pathOf(pattern)
        let steps = 0
        for (let outcome = open(path, visitor, at); outcome.kind === 'redirect'; outcome = open(path, visitor, at)) {
          path = outcome.to
          followed += 1
          expect(
            (steps += 1),
            `${pattern} as ${visitor.roles?.join() ?? 'somebody'} at ${at.kind}: ${path}`,
          ).toBeLessThan(4)
        }
      }
  expect(followed).toBeGreaterThan(500)
})

test('[SES-023] [SES-024] [SES-025] [SES-026] [SES-027] every role may open its landing page', () => {
  for (const role of roles) expect([role, open(landing(role), as(role))]).toEqual([role, { kind: 'pass' }])
})

test('[SES-004] [ROL-029] everyone who sees a menu entry may open its page in any portal state', () => {
  const portals: PortalFacts[] = [
    portal,
    { ...portal, kind: 'admin', type: null, has_subscription: true },
    { ...portal, kind: 'tenant' },
    { ...portal, kind: 'tenant', is_valid: false },
    { ...portal, kind: 'tenant', is_blocked: true },
  ]
  const refused = roles.flatMap((role) =>
    portals.flatMap((at) =>
      menuOf({ role, portal: at, groups: [...staffMenu, ...listMenu] })
        .flatMap(({ entries }) => entries)
        .filter(({ path }) => open(path, as(role), at).kind !== 'pass' || routeOfPath(path)?.app !== 'admin')
        .map(({ path }) => `${role} at ${at.kind}: ${path}`),
    ),
  )
  expect(refused).toEqual([])
  const shown = portals.map((at) => menuOf({ role: 'admin', portal: at }).flatMap(({ entries }) => entries).length)
  expect(shown).toEqual([21, 21, 21, 1, 0])
})

test('[REF-001] [ROL-029] only roles that may read a list may open its page', () => {
  for (const resource of resources)
    for (const role of roles) {
      expect([resource.name, role, open(listPath(resource), as(role)).kind]).toEqual([
        resource.name,
        role,
        may({ roles: [role], action: `${resource.noun}.read` }) ? 'pass' : 'redirect',
      ])
    }
})

test('the first segment of every route is a reserved name', () => {
  const heads = new Set(
    routes.map(({ pattern }) => pattern.split('/')[1] ?? '').filter((head) => head !== '' && !head.startsWith(':')),
  )
  expect([...heads].filter((head) => !routeHeads.some((reserved) => reserved === head))).toEqual([])
})
