import { staffPages, type StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router'
import { featurePages } from '../features/pages.ts'
import type { StaffPage } from '../kernel/staff-page.ts'
import { routerPath } from './router-path.ts'

const routePathOf = (name: StaffPageName): string => routerPath(staffPages[name].pattern)

function routeOf(root: AnyRoute, name: StaffPageName, page: StaffPage): AnyRoute {
  const place = { getParentRoute: () => root, path: routePathOf(name) }
  if ('leads_to' in page)
    return createRoute({
      ...place,
      beforeLoad: ({ params }) => {
        throw redirect({ to: routePathOf(page.leads_to), params, replace: true })
      },
    })
  const { load, search } = page
  const component = lazyRouteComponent(() => load().then((Page) => ({ default: Page })))
  return createRoute({ ...place, component, ...(search ? { validateSearch: search } : {}) })
}

/** Creates a route for each staff page, at the path of its entry in shared/src/pages. */
export const featureRoutes = (root: AnyRoute): AnyRoute[] =>
  (Object.keys(featurePages) as StaffPageName[]).map((name) => routeOf(root, name, featurePages[name]))
