import { createRootRoute, createRouter, type AnyRouter, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Session } from '../kernel/session/session.ts'
import { searchSerializer } from './search-serializer.ts'
import { featureRoutes } from './feature-routes.ts'
import { followScroll } from './follow-scroll.ts'
import { Frame } from './frame.tsx'
import { listRoutes } from './list-routes.tsx'
import { openRoute } from './open-route.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { portalPrefix } from './portal-prefix.ts'
import { FailedPage } from '../kernel/failed-page.tsx'

/** Shows that a page failed, with a retry button; the rest of the app keeps working. */
const RouteFailed = ({ error, reset }: ErrorComponentProps) => <FailedPage error={error} onRetry={reset} />

const root = createRootRoute({
  beforeLoad: ({ location }) => openRoute(location),
  component: FrameOfPage,
  notFoundComponent: NotFoundPage,
  errorComponent: RouteFailed,
})

function FrameOfPage(): ReactNode {
  const { refusal } = root.useRouteContext()
  return <Frame refusal={refusal} />
}

/**
 * Uses the paths of shared/src/pages. On the admin portal's host the router puts the selected portal's prefix before them, so links and pages leave
 * it out.
 */
export function openRouter(session: Session): AnyRouter {
  const router = createRouter({
    routeTree: root.addChildren([...featureRoutes(root), ...listRoutes(root)]),
    defaultPreload: 'intent',
    basepath: portalPrefix(session) || '/',
    ...searchSerializer,
  })
  followScroll(router)
  return router
}
