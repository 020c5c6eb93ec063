import { domainRecords } from '@portico/shared/rules/portals/domains/dns-records.ts'
import type { Zone } from './start-dns.ts'

/** Ownership token of the demo portal's custom domain; fictional, like all demo data. */
export const demoDomain = {
  domain: 'learn.harbor-trades.localhost',
  token: '4f1c9a72d05be38614c7a90e2bd8f365',
  slug: 'harbor-trades',
} as const

/** DNS records of the demo. */
export function demoZone(public_host: string): Zone {
  const { txt, cname } = domainRecords({ ...demoDomain, target: `${demoDomain.slug}.${public_host}` })
  return { [txt.name]: { txt: [txt.value] }, [cname.name]: { cname: cname.value } }
}
