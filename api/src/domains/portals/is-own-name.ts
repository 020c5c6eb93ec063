import { parse } from 'tldts'
import type { Config } from '../../config.ts'
import { isLocal } from '../../portal/portal-url.ts'
import { isWithin } from '../../settings/host-name.ts'

/**
 * Whether a name can be a customer's own: below a public suffix, not one itself, and outside the installation's hosts. With a local PUBLIC_HOST,
 * names below .localhost are allowed too, since a browser on this machine resolves them.
 */
export function isOwnName(name: string, config: Pick<Config, 'PUBLIC_HOST' | 'CONTENT_HOST'>): boolean {
  for (const ours of [config.PUBLIC_HOST, config.CONTENT_HOST])
    if (isWithin(name, ours) || isWithin(ours, name)) return false
  if (isLocal(name)) return isLocal(config.PUBLIC_HOST) && name !== 'localhost'
  const { domain, isIcann, isPrivate, isIp } = parse(name, { allowPrivateDomains: true })
  return domain !== null && isIp !== true && (isIcann === true || isPrivate === true)
}
