import { pathOnPortal, portalInPath } from '@portico/shared/pages/portal-in-path.ts'
import type { Session } from '../kernel/session/session.ts'

/** What stands before each address of the app: the portal that is shown, where it is chosen. An address that came without it, or with it where nobody chooses, is put right. */
export function portalPrefix({ portal, chooses }: Pick<Session, 'portal' | 'chooses'>): string {
  const prefix = chooses ? pathOnPortal(portal.slug, '') : ''
  const { pathname, search, hash } = location
  const own = portalInPath(pathname)?.path ?? pathname
  if (pathname !== prefix + own) history.replaceState(history.state, '', prefix + own + search + hash)
  return prefix
}
