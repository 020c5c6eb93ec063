import type { Page, Route } from '../pages/page.ts'

/** Whether guards run before it opens; style sheets and site maps are no pages. */
export const isRoute = (page: Page): page is Route => page.layout !== null
