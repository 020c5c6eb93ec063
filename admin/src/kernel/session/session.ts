import { may } from '@portico/shared/access/may.ts'
import type { PublicPortal } from '@portico/shared/contract/portals.ts'
import { get_me, type Me } from '@portico/shared/contract/session.ts'
import { queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { api, setChoosesPortal, toSecurity } from '../api.ts'
import { portalOfKind, readChosen } from './chosen-portal.ts'
import { readPortal } from './read-portal.ts'
import { selectPortal } from '../selected-portal.ts'

/** Who works here, on which portal's host, on which portal, and whether that is theirs to choose: super admins choose on the admin portal's host. */
export type Session = { me: Me; host: PublicPortal; portal: PublicPortal; chooses: boolean }

/** Read once when the app opens, and again when the role or the portal changes. */
export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: readSession, staleTime: Infinity })

async function readSession(): Promise<Session> {
  setChoosesPortal(false)
  const me = await api(get_me, { query: {} })
  if (me.second_factor !== 'fine') {
    toSecurity()
    return new Promise(() => {})
  }
  const admin = may({ roles: [me.current_role], action: 'portals.select' }) ? await portalOfKind('admin') : null
  // Named, for the cookie of an earlier choice would answer instead of the host.
  const host = await readPortal(admin?.id)
  if (!admin) return { me, host, portal: host, chooses: false }
  const portal = await readChosen(host)
  selectPortal(portal.id)
  setChoosesPortal(true)
  return { me, host, portal, chooses: true }
}

export const SessionContext = createContext<Session | null>(null)

/** The session of the app; only below the gate that waited for it. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('There is no session outside of the session gate.')
  return session
}
