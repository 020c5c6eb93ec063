import { list_portals, type PortalLine } from '@portico/shared/contract/admin-portals.ts'
import type { PublicPortal } from '@portico/shared/contract/portals.ts'
import { get_me, type Me } from '@portico/shared/contract/session.ts'
import { queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { api, quietApi, setChoosesPortal } from '../kernel/api.ts'
import { readPortal } from './read-portal.ts'
import { selectedPortalId, selectPortal } from '../kernel/selected-portal.ts'

/** Who works here, on which portal's host, and for super admins of the admin portal: which portals there are and which is chosen. */
export type Session = { me: Me; host: PublicPortal; portal: PublicPortal; portals: readonly PortalLine[] }

/** Read once when the app opens, and again when the role or the portal changes. */
export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: readSession, staleTime: Infinity })

async function readSession(): Promise<Session> {
  setChoosesPortal(false)
  const [me, host] = await Promise.all([api(get_me, { query: {} }), readPortal()])
  const chooses = host.kind === 'admin' && me.roles.some(({ short_name }) => short_name === 'super_admin' || short_name === 'sub_super_admin')
  if (!chooses) return { me, host, portal: host, portals: [] }
  const { data: portals } = await quietApi(list_portals, { query: { per_page: 100 } })
  const chosen = portals.find(({ id }) => id === selectedPortalId()) ?? portals.find(({ kind }) => kind === 'core') ?? portals[0]
  if (chosen) selectPortal(chosen.id)
  setChoosesPortal(true)
  return { me, host, portals, portal: chosen && chosen.id !== host.id ? await readPortal() : host }
}

export const SessionContext = createContext<Session | null>(null)

/** The session of the app; only below the gate that waited for it. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('There is no session outside of the session gate.')
  return session
}
