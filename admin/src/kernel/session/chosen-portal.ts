import { CallError } from '@portico/shared/errors/call-error.ts'
import { portal_info, type PublicPortal } from '@portico/shared/contract/portals.ts'
import { list_portals, type PortalLine } from '@portico/shared/contract/portals-staff.ts'
import { quietApi } from '../api.ts'
import { failWithPage, readPortal } from './read-portal.ts'

const nullWhen =
  (status: number) =>
  (error: unknown): null => {
    if (error instanceof CallError && error.status === status) return null
    throw error
  }

/** The admin or the core portal; null off the admin portal's host, where nobody chooses. */
export async function portalOfKind(kind: 'admin' | 'core'): Promise<PortalLine | null> {
  const found = await quietApi(list_portals, { query: { kind, per_page: 1 } }).catch(nullWhen(403))
  return found?.data[0] ?? null
}

/** The wanted portal, however many there are; the core portal when none is wanted or the wanted one is gone. */
export async function readChosen(host: PublicPortal, wanted: number | null): Promise<PublicPortal> {
  if (wanted === host.id) return host
  const chosen =
    wanted &&
    (await quietApi(portal_info, { query: { referer_portal_id: wanted } })
      .catch(nullWhen(404))
      .catch(failWithPage))
  if (chosen) return chosen
  const core = await portalOfKind('core')
  return core ? readPortal(core.id) : host
}
