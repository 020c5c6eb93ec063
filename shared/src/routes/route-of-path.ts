import { pageOfPath } from '../pages/page-of-path.ts'
import type { Page, Route } from '../pages/page.ts'

/** Whether guards run before it opens; style sheets and site maps are not pages. */
export const isRoute = (page: Page): page is Route => page.layout !== null

/** Route of a path; null if no route matches. */
export function routeOfPath(path: string): Route | null {
  const page = pageOfPath(path)
  return page !== null && isRoute(page) ? page : null
}
