import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { portal_info, type PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { list_portals, type PortalLine } from '@portico/shared/contract/portals/staff.ts'
import { portalInPath } from '@portico/shared/pages/portal-in-path.ts'
import { hostApiWithoutRedirect } from '../api.ts'
import { lastPortalId } from './last-portal.ts'
import { failWithPage, readPortal } from './read-portal.ts'

const portalError = (code: 'portals.not_found' | 'portals.not_yours', status: number): CallError =>
  new CallError({ status, code, message: errorMessage(code) })

async function firstOf(query: { kind: 'core' } | { slug: string }): Promise<PortalLine | null> {
  return (await hostApiWithoutRedirect(list_portals, { query: { ...query, per_page: 1 } })).data[0] ?? null
}

/** Loads the portal in the URL. If the URL names none, loads the one opened last, however many there are, or else the core portal. */
export async function readSelectedPortal(host: PublicPortal, { chooses }: { chooses: boolean }): Promise<PublicPortal> {
  const slug = portalInPath(location.pathname)?.slug ?? null
  if (slug === host.slug) return host
  if (!chooses) {
    if (slug === null) return host
    throw portalError('portals.not_yours', 403)
  }
  if (slug === null) return readLast(host)
  const named = await firstOf({ slug })
  if (!named) throw portalError('portals.not_found', 404)
  return readPortal(named.id)
}

async function readLast(host: PublicPortal): Promise<PublicPortal> {
  const id = lastPortalId()
  if (id === host.id) return host
  const last = id === null ? null : await portalIfAny(id).catch(failWithPage)
  if (last) return last
  const core = await firstOf({ kind: 'core' })
  return core ? readPortal(core.id) : host
}

const portalIfAny = (id: number): Promise<PublicPortal | null> =>
  hostApiWithoutRedirect(portal_info, { query: { referer_portal_id: id } }).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  })
