import { may } from '@portico/shared/access/may.ts'
import { CallError } from '@portico/shared/errors/call-error.ts'
import { list_portals, type PortalLine } from '@portico/shared/contract/portals-staff.ts'
import type { PublicPortal } from '@portico/shared/contract/portals.ts'
import { get_me, type Me } from '@portico/shared/contract/session.ts'
import { queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { api, quietApi, setChoosesPortal, toSecurity } from '../api.ts'
import { readPortal } from './read-portal.ts'
import { selectedPortalId, selectPortal } from '../selected-portal.ts'

/** Who works here, on which portal's host, and for super admins of the admin portal: which portals there are and which is chosen. */
export type Session = { me: Me; host: PublicPortal; portal: PublicPortal; portals: readonly PortalLine[] }

/** Read once when the app opens, and again when the role or the portal changes. */
export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: readSession, staleTime: Infinity })

async function readSession(): Promise<Session> {
  setChoosesPortal(false)
  const me = await api(get_me, { query: {} })
  if (me.second_factor !== 'fine') {
    toSecurity()
    return new Promise(() => {})
  }
  const portals = may({ roles: [me.current_role], action: 'portals.select' }) ? await readPortals() : []
  // Named, for the cookie of an earlier choice would answer instead of the host.
  const admin = portals.find(({ kind }) => kind === 'admin')
  const host = await readPortal(admin?.id)
  if (!admin) return { me, host, portal: host, portals: [] }
  const chosen =
    portals.find(({ id }) => id === selectedPortalId()) ?? portals.find(({ kind }) => kind === 'core') ?? portals[0]
  if (chosen) selectPortal(chosen.id)
  setChoosesPortal(true)
  return { me, host, portals, portal: chosen && chosen.id !== host.id ? await readPortal(chosen.id) : host }
}

/** The portals to choose from; none off the admin portal's host, where nobody chooses. */
async function readPortals(): Promise<PortalLine[]> {
  try {
    return (await quietApi(list_portals, { query: { per_page: 100 } })).data
  } catch (error) {
    if (error instanceof CallError && error.status === 403) return []
    throw error
  }
}

export const SessionContext = createContext<Session | null>(null)

/** The session of the app; only below the gate that waited for it. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('There is no session outside of the session gate.')
  return session
}
