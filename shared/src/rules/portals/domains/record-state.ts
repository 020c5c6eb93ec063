import type { RecordState } from '../../../states/portals/domain-state.ts'

/** Result of a lookup: the values, `none`, or `unknown` if there was no answer. */
export type DnsAnswer = readonly string[] | 'none' | 'unknown'

/** State of a TXT record that must match exactly; other TXT records of the same name are ignored. */
export function exactRecord(found: DnsAnswer, value: string): RecordState {
  if (found === 'unknown') return 'unknown'
  if (found === 'none' || found.length === 0) return 'missing'
  return found.some((one) => one.trim() === value) ? 'right' : 'wrong'
}

const nameOf = (host: string): string => host.toLowerCase().replace(/\.$/, '')

/** State of a name that must point to `target`: by CNAME or, as at the apex of a domain, by the same IP addresses. */
export function aliasRecord(
  found: { cname: DnsAnswer; addresses: DnsAnswer; target_addresses: DnsAnswer },
  target: string,
): RecordState {
  const { cname, addresses, target_addresses } = found
  if (Array.isArray(cname) && cname.some((one) => nameOf(one) === nameOf(target))) return 'right'
  if (cname === 'unknown' || addresses === 'unknown') return 'unknown'
  if (Array.isArray(addresses) && Array.isArray(target_addresses) && addresses.length > 0) {
    if (addresses.every((one) => target_addresses.includes(one))) return 'right'
  }
  const isThere = Array.isArray(cname) ? cname.length > 0 : Array.isArray(addresses) && addresses.length > 0
  if (!isThere) return 'missing'
  return target_addresses === 'unknown' && !Array.isArray(cname) ? 'unknown' : 'wrong'
}

/** State of a DKIM record (RFC 6376): right if the key is ours, regardless of spaces and other tags. */
export function dkimRecord(found: DnsAnswer, public_key: string): RecordState {
  if (found === 'unknown') return 'unknown'
  if (found === 'none' || found.length === 0) return 'missing'
  return found.some((text) => tagsOf(text).get('p') === public_key && (tagsOf(text).get('k') ?? 'rsa') === 'rsa')
    ? 'right'
    : 'wrong'
}

function tagsOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(';').map((part) => {
      const at = part.indexOf('=')
      return [part.slice(0, at).trim(), part.slice(at + 1).replaceAll(/\s/g, '')] as const
    }),
  )
}

/** State of an SPF record (RFC 7208): right if there is exactly one and it includes our host before its end; two are as invalid as none. */
export function spfRecord(found: DnsAnswer, mail_host: string): RecordState {
  if (found === 'unknown') return 'unknown'
  const policies = found === 'none' ? [] : found.filter((text) => /^v=spf1(?: |$)/i.test(text.trim()))
  if (policies.length === 0) return 'missing'
  const terms = policies[0]?.toLowerCase().trim().split(/\s+/) ?? []
  const includes = terms.findIndex((term) => term.replace(/^\+/, '') === `include:${mail_host}`)
  const ends = terms.findIndex((term) => /^[+?~-]?all$/.test(term))
  return policies.length === 1 && includes > 0 && (ends < 0 || includes < ends) ? 'right' : 'wrong'
}
