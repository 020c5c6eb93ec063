import { pathOnPortal, portalInPath } from '@portico/shared/pages/portal-in-path.ts'
import type { Session } from '../kernel/session/session.ts'

/**
 * Returns the prefix of the app's paths: the selected portal, if this user can choose one. Adds a missing prefix to the current URL, or removes one
 * where no portal can be chosen.
 */
export function portalPrefix({ portal, chooses }: Pick<Session, 'portal' | 'chooses'>): string {
  const prefix = chooses ? pathOnPortal(portal.slug, '') : ''
  const { pathname, search, hash } = location
  const own = portalInPath(pathname)?.path ?? pathname
  if (pathname !== prefix + own) history.replaceState(history.state, '', prefix + own + search + hash)
  return prefix
}
