import { may } from '@portico/shared/access/may.ts'
import type { PublicPortal } from '@portico/shared/contract/portals.ts'
import { get_me, type Me } from '@portico/shared/contract/session.ts'
import { queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { api, setPortalOfCalls, toSecurity } from '../api.ts'
import { portalOfKind, readChosen } from './chosen-portal.ts'
import { readPortal } from './read-portal.ts'
import { selectPortal, selectedPortalId } from '../selected-portal.ts'

/** Who works here, on which portal's host, on which portal, and whether that is theirs to choose: super admins choose on the admin portal's host. */
export type Session = { me: Me; host: PublicPortal; portal: PublicPortal; chooses: boolean }

/** Read once when the app opens, and again when the role or the portal changes. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => openSession(selectedPortalId()),
  staleTime: Infinity,
})

/** Calls, and a reload, go to the wanted portal once all of it is read; until then, and when that fails, to the one before. */
export async function openSession(wanted: number | null): Promise<Session> {
  const session = await readSession(wanted)
  if (session.chooses) selectPortal(session.portal.id)
  setPortalOfCalls(session.chooses ? session.portal.id : null)
  return session
}

async function readSession(wanted: number | null): Promise<Session> {
  const me = await api(get_me, { query: {} })
  if (me.second_factor !== 'fine') {
    toSecurity()
    return new Promise(() => {})
  }
  const admin = may({ roles: [me.current_role], action: 'portals.select' }) ? await portalOfKind('admin') : null
  // Named, for the cookie of an earlier choice would answer instead of the host.
  const host = await readPortal(admin?.id)
  if (!admin) return { me, host, portal: host, chooses: false }
  return { me, host, portal: await readChosen(host, wanted), chooses: true }
}

export const SessionContext = createContext<Session | null>(null)

/** The session of the app; only below the gate that waited for it. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('There is no session outside of the session gate.')
  return session
}
