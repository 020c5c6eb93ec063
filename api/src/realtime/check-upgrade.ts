import type { IncomingMessage } from 'node:http'
import { portalByHost } from '../db/cross-portal/portals-and-members.ts'
import type { Services } from '../kernel/services.ts'
import { closeCodes } from './frames.ts'
import { appKey } from './sign-channel.ts'

export type Wanted = { status: 403 | 404 } | { portal_id: number; refusal: { code: number; reason: string } | null }

const path = /^\/api\/realtime\/app\/([\w-]{1,64})$/
const oldest = 5
const newest = 7

/**
 * Decides whether an upgrade may become a socket. Requests that do not come from our client are refused over HTTP, the protocol's own error cases
 * with its close codes.
 */
export async function checkUpgrade({ platform, config }: Services, req: IncomingMessage): Promise<Wanted> {
  const url = URL.parse(req.url ?? '', 'http://host')
  const found = path.exec(url?.pathname ?? '')
  const host = req.headers.host ?? ''
  if (!url || !found) return { status: 404 }
  // A foreign page would send our cookies along. This socket uses none, but only our own pages may open it.
  if (req.headers.origin !== undefined && URL.parse(req.headers.origin)?.host !== host) return { status: 403 }
  const portal = await portalByHost(platform.db, host, config)
  if (!portal) return { status: 404 }
  return { portal_id: portal.id, refusal: refusalOf(found[1] ?? '', url.searchParams.get('protocol')) }
}

function refusalOf(key: string, protocol: string | null): { code: number; reason: string } | null {
  if (key !== appKey) return { code: closeCodes.no_such_app, reason: 'There is no such app' }
  if (protocol === null) return { code: closeCodes.no_protocol, reason: 'No protocol version was named' }
  const version = Number(protocol)
  return Number.isInteger(version) && version >= oldest && version <= newest
    ? null
    : { code: closeCodes.wrong_protocol, reason: 'This protocol version is not supported' }
}
