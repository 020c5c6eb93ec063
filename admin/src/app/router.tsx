import { createRootRoute, createRouter } from '@tanstack/react-router'
import { featureRoutes } from './feature-routes.ts'
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

// Addresses are those of shared/src/pages, known when the app starts.
export const router = createRouter({
  routeTree: root.addChildren([...featureRoutes(root), ...listRoutes(root)]),
  defaultPreload: 'intent',
})
followScroll(router)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
