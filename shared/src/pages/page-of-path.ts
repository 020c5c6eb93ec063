import { allPages } from './all-pages.ts'
import { matcherOf } from './matcher-of.ts'
import type { Page } from './page.ts'
import { portalInPath } from './portal-in-path.ts'

const match = matcherOf(allPages)

/** The page that an address belongs to, a staff page also below the portal that it shows; null for one that no page has. Whether its parameters mean anything is not asked. */
export function pageOfPath(path: string): Page | null {
  if (!path.startsWith('/@')) return match(path)?.page ?? null
  const page = match(portalInPath(path)?.path ?? '')?.page
  return page?.app === 'admin' ? page : null
}
