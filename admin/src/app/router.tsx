import { createRootRoute, createRouter, type AnyRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Session } from '../kernel/session/session.ts'
import { addressQuery } from './address-query.ts'
import { featureRoutes } from './feature-routes.ts'
import { followScroll } from './follow-scroll.ts'
import { Frame } from './frame.tsx'
import { listRoutes } from './list-routes.tsx'
import { openRoute } from './open-route.ts'
import { NoSuchPage } from './no-such-page.tsx'
import { portalPrefix } from './portal-prefix.ts'
import { RouteFailed } from './route-failed.tsx'

const root = createRootRoute({
  beforeLoad: ({ location }) => openRoute(location),
  component: FrameOfPage,
  notFoundComponent: NoSuchPage,
  errorComponent: RouteFailed,
})

function FrameOfPage(): ReactNode {
  const { refusal } = root.useRouteContext()
  return <Frame refusal={refusal} />
}

/** Addresses are those of shared/src/pages, on the admin portal's host below the portal that is shown: links and pages name theirs without it. */
export function openRouter(session: Session): AnyRouter {
  const router = createRouter({
    routeTree: root.addChildren([...featureRoutes(root), ...listRoutes(root)]),
    defaultPreload: 'intent',
    basepath: portalPrefix(session) || '/',
    ...addressQuery,
  })
  followScroll(router)
  return router
}
