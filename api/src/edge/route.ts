import { withoutTrailingSlash } from '@portico/shared/guards/every-page.ts'
import type { Config } from '../config.ts'
import { isWithin, nameOfHost } from '../settings/host-name.ts'

export type Route =
  | { kind: 'proxy' }
  | { kind: 'redirect'; status: 301 | 302; to: string }
  | { kind: 'asset' | 'media' | 'page'; path: string }
  | { kind: 'refuse'; status: 400 | 405 }

type RouteInput = { method: string; url: string; host: string }
type Hosts = Pick<Config, 'PUBLIC_HOST' | 'CONTENT_HOST' | 'PORT' | 'DEMO'>

/** Returns the host name without port and trailing dot; empty if the rest is no valid DNS name, or if the port has more than five digits. */
export function hostName(header: string | undefined): string {
  const name = nameOfHost(header ?? '')
  return name.length <= 253 && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/.test(name)
    ? name
    : ''
}

/** Classifies a request by its method, URL and host alone, before looking at any file. */
export function routeOf({ method, url, host }: RouteInput, config: Hosts): Route {
  if (!url.startsWith('/')) return { kind: 'refuse', status: 400 }
  if (isWithin(host, config.CONTENT_HOST)) return { kind: 'proxy' }
  const cut = url.indexOf('?')
  const [raw, query] = cut < 0 ? [url, ''] : [url.slice(0, cut), url.slice(cut)]
  if (config.DEMO && (host === 'localhost' || host === '127.0.0.1'))
    return {
      kind: 'redirect',
      status: 302,
      to: `http://${config.PUBLIC_HOST}:${config.PORT}${withoutTrailingSlash(raw)}${query}`,
    }
  if (raw === '/api' || raw.startsWith('/api/')) return { kind: 'proxy' }
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'refuse', status: 405 }
  if (raw.length > 1 && raw.endsWith('/'))
    return { kind: 'redirect', status: 301, to: withoutTrailingSlash(raw) + query }
  const path = decoded(raw)
  if (path.startsWith('/_astro/') || path.startsWith('/_admin/')) return { kind: 'asset', path }
  if (path.startsWith('/media/')) return { kind: 'media', path: path.slice('/media'.length) }
  return { kind: 'page', path }
}

function decoded(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
