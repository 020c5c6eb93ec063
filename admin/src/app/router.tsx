import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { followScroll } from './follow-scroll.ts'
import { Frame } from './frame.tsx'
import { listRoutes } from './list-routes.tsx'
import { openRoute } from './open-route.ts'
import { NoSuchPage } from './no-such-page.tsx'
import { RouteFailed } from './route-failed.tsx'

const root = createRootRoute({
  beforeLoad: ({ location }) => openRoute(location),
  component: Frame,
  notFoundComponent: NoSuchPage,
  errorComponent: RouteFailed,
})
const at = <const P extends string>(path: P) => ({ getParentRoute: () => root, path })

const word = v.optional(
  v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined),
)
/** Filters and place of a list live in its address (REF-002, REF-003). */
const listSearch = v.object({ search: word, cursor: word })

const settings = () => import('../features/portal-settings/settings-pages.tsx')

// Each page is a file of its own, loaded when it is opened; addresses are those of `staffPages`.
const pages = [
  createRoute({
    ...at('/users'),
    validateSearch: v.object({ ...listSearch.entries, role: word }),
    component: lazyRouteComponent(() => import('../features/users/users-page.tsx'), 'UsersPage'),
  }),
  createRoute({
    ...at('/courses/admin'),
    validateSearch: v.object({ ...listSearch.entries, status: word }),
    component: lazyRouteComponent(() => import('../features/courses/courses-page.tsx'), 'CoursesPage'),
  }),
  createRoute({
    ...at('/courses/managers'),
    component: lazyRouteComponent(() => import('../features/managers/manager-courses-page.tsx'), 'ManagerCoursesPage'),
  }),
  createRoute({
    ...at('/permissions'),
    component: lazyRouteComponent(() => import('../features/permissions/permissions-page.tsx'), 'PermissionsPage'),
  }),
  createRoute({
    ...at('/admin/my-subscription'),
    component: lazyRouteComponent(
      () => import('../features/subscription/my-subscription-page.tsx'),
      'MySubscriptionPage',
    ),
  }),
  createRoute({
    ...at('/portals'),
    validateSearch: listSearch,
    component: lazyRouteComponent(() => import('../features/portals/portals-page.tsx'), 'PortalsPage'),
  }),
  ...['/portal-settings', '/admin/portal/settings'].map((path) =>
    createRoute({
      ...at(path),
      beforeLoad: () => {
        throw redirect({ to: '/portal-settings/info', replace: true })
      },
    }),
  ),
  createRoute({ ...at('/portal-settings/info'), component: lazyRouteComponent(settings, 'OwnInfo') }),
  createRoute({ ...at('/portal-settings/company'), component: lazyRouteComponent(settings, 'OwnCompany') }),
  createRoute({ ...at('/portal-settings/courses-management'), component: lazyRouteComponent(settings, 'OwnCourses') }),
  createRoute({
    ...at('/portals/$id'),
    beforeLoad: ({ params }) => {
      throw redirect({ to: '/portals/$id/settings', params, replace: true })
    },
  }),
  createRoute({ ...at('/portals/$id/settings'), component: lazyRouteComponent(settings, 'PortalInfo') }),
  createRoute({ ...at('/portals/$id/company'), component: lazyRouteComponent(settings, 'PortalCompany') }),
  createRoute({ ...at('/portals/$id/courses-management'), component: lazyRouteComponent(settings, 'PortalCourses') }),
]

// The declared lists are routes like any other; their addresses are only known when the app starts, so the types leave them out.
const all = [...pages, ...listRoutes(root)] as unknown as typeof pages

export const router = createRouter({ routeTree: root.addChildren(all), defaultPreload: 'intent' })
followScroll(router)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
