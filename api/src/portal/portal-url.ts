import { canonicalHost } from '@portico/shared/rules/portals/canonical-host.ts'
import type { Config } from '../config.ts'
import type { Portal } from './portal.ts'

type Hosts = Pick<Config, 'PUBLIC_HOST' | 'CONTENT_HOST' | 'PORT'>

/** *.localhost is plain http on our own port (browsers treat it as secure); all other hosts are https behind a proxy. */
export const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost')

/** Checks whether visitors reach this host (a name without port) over https. */
export const isHttps = (host: string, config: Pick<Config, 'PUBLIC_HOST'>): boolean =>
  !isLocal(host) && !isLocal(config.PUBLIC_HOST)

export function originOf(host: string, config: Hosts): string {
  return isHttps(host, config) ? `https://${host}` : `http://${host}:${config.PORT}`
}

/** Returns the host for a portal's links, emails and canonical URLs: its own domain if it has one (TEN-041). */
export const portalHost = (portal: Pick<Portal, 'kind' | 'slug' | 'custom_domain'>, config: Hosts): string =>
  canonicalHost({ portal, public_host: config.PUBLIC_HOST })

/** Returns a portal's origin, from its row, never from the Host header. */
export const portalUrl = (portal: Pick<Portal, 'kind' | 'slug' | 'custom_domain'>, config: Hosts): string =>
  originOf(portalHost(portal, config), config)

/** Returns the same portal's origin on the installation's hosts, PUBLIC_HOST or below: never a domain whose DNS a tenant controls. */
export const installationUrl = (portal: Pick<Portal, 'kind' | 'slug'>, config: Hosts): string =>
  originOf(portalHost({ ...portal, custom_domain: null }, config), config)
