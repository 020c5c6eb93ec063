import { pageOfPath } from '../pages/page-of-path.ts'
import type { Route } from '../pages/page.ts'
import { isRoute } from './is-route.ts'

/** The route that an address belongs to; null for one that no route knows. */
export function routeOfPath(path: string): Route | null {
  const page = pageOfPath(path)
  return page !== null && isRoute(page) ? page : null
}
