import { allPages } from './all-pages.ts'
import { matcherOf } from './matcher-of.ts'
import type { Page } from './page.ts'
import { portalInPath } from './portal-in-path.ts'

const match = matcherOf(allPages)

/** Finds the page for a path, also for a staff page on a named portal; null if there is none. Does not check whether parameters are valid. */
export function pageOfPath(path: string): Page | null {
  if (!path.startsWith('/@')) return match(path)?.page ?? null
  const page = match(portalInPath(path)?.path ?? '')?.page
  return page?.app === 'admin' ? page : null
}
