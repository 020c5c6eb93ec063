import { may } from '@portico/shared/access/may.ts'
import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { get_me, type Me } from '@portico/shared/contract/identity/session.ts'
import { queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { hostApi, toSecurity } from '../api.ts'
import { setSelectedPortal } from '../selected-portal.ts'
import { rememberPortal } from './last-portal.ts'
import { readPortal } from './read-portal.ts'
import { readSelectedPortal } from './read-selected-portal.ts'

/**
 * The signed-in user, the host's portal, the selected portal (from the URL), and whether the user may choose it: super admins can on the admin
 * portal's host.
 */
export type Session = { me: Me; host: PublicPortal; portal: PublicPortal; chooses: boolean }

/** Loaded once when the app opens, and again after the portal changed; if that fails, calls keep the page's portal. */
export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: readSession, staleTime: Infinity })

/** Loads the signed-in user and the portal in the URL, which all later calls name too. */
export async function readSession(): Promise<Session> {
  const me = await hostApi(get_me, { query: {} })
  if (me.second_factor !== 'fine') {
    toSecurity()
    return new Promise(() => {})
  }
  const host = await readPortal()
  const chooses = host.kind === 'admin' && may({ roles: [me.current_role], action: 'portals.select' })
  const portal = await readSelectedPortal(host, { chooses })
  setSelectedPortal(chooses ? portal.id : null)
  if (chooses) rememberPortal(portal.id)
  return { me, host, portal, chooses }
}

export const SessionContext = createContext<Session | null>(null)

/** Returns the app's session; works only below the gate that waited for it. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('There is no session outside of the session gate.')
  return session
}
