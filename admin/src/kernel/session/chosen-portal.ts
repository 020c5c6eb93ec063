import { CallError } from '@portico/shared/errors/call-error.ts'
import { portal_info, type PublicPortal } from '@portico/shared/contract/portals.ts'
import { list_portals, type PortalLine } from '@portico/shared/contract/portals-staff.ts'
import { quietApi } from '../api.ts'
import { selectedPortalId } from '../selected-portal.ts'
import { readPortal } from './read-portal.ts'

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

/** The portal chosen earlier, however many there are; the core portal when none was chosen or the chosen one is gone. */
export async function readChosen(host: PublicPortal): Promise<PublicPortal> {
  const id = selectedPortalId()
  if (id === host.id) return host
  const chosen = id && (await quietApi(portal_info, { query: { referer_portal_id: id } }).catch(nullWhen(404)))
  if (chosen) return chosen
  const core = await portalOfKind('core')
  return core ? readPortal(core.id) : host
}
