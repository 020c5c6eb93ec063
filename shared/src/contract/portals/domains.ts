import * as v from 'valibot'
import { endpoint, instant, refererPortal } from '../../calls/endpoint.ts'
import { ownDomain } from '../../schemas/urls.ts'
import { domainStates, recordStates } from '../../states/portals/domain-state.ts'

// A domain of the portal's own (TEN-036): proven by two DNS records, served once it has a certificate.

export const dnsRecord = v.object({
  type: v.picklist(['TXT', 'CNAME']),
  name: v.string(),
  value: v.string(),
  state: v.picklist(recordStates),
})
const ownedDomain = v.object({
  domain: v.string(),
  state: v.picklist(domainStates),
  records: v.object({ txt: dnsRecord, cname: dnsRecord }),
  /** another portal proved it first, or released it less than 30 days ago */
  is_taken: v.boolean(),
  /** since when a proven domain has been missing its records; after three days visitors are redirected to the portal's first host */
  failing_since: v.nullable(instant()),
  certificate_ends_at: v.nullable(instant()),
  checked_at: v.nullable(instant()),
})
const custom_domain = v.object({
  domain: v.nullable(ownedDomain),
  /** the portal's host without a domain of its own */
  first_host: v.string(),
  /** false on the admin portal, which keeps its host */
  is_offered: v.boolean(),
})
export type CustomDomain = v.InferOutput<typeof custom_domain>
export type OwnedDomain = v.InferOutput<typeof ownedDomain>

const query = v.object(refererPortal)
const common = { action: 'portals.edit', query, output: custom_domain } as const

export const show_custom_domain = endpoint({
  ...common,
  method: 'GET',
  path: '/custom-domain',
  summary: 'Shows the portal’s own domain, the DNS records that prove it, and their status',
  errors: [],
})
export const create_custom_domain = endpoint({
  ...common,
  method: 'POST',
  path: '/custom-domain',
  summary: 'Sets the portal’s own domain, which is used once it is verified',
  body: v.object({ domain: ownDomain }),
  errors: ['domains.admin_portal', 'domains.exists', 'domains.not_allowed', 'domains.taken', 'validation.failed'],
})
export const check_custom_domain = endpoint({
  ...common,
  method: 'POST',
  path: '/custom-domain/check',
  summary: 'Looks up the domain’s DNS records now',
  tx: false,
  errors: ['domains.none', 'general.too_many_requests'],
})
export const delete_custom_domain = endpoint({
  ...common,
  method: 'DELETE',
  path: '/custom-domain',
  summary:
    'Removes the portal’s domain and returns to its first URL; the domain stays reserved for the portal for 30 days',
  errors: ['domains.none'],
})

/** Called by the web server in front before it requests a certificate (Caddy's on_demand_tls): 200 means yes, anything else no. */
export const tls_ask = endpoint({
  method: 'GET',
  path: '/internal/tls-ask',
  summary: 'Checks whether a certificate may be issued for a host: it is a portal’s verified domain',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  tx: false,
  any_host: true,
  query: v.object({ domain: v.pipe(v.string(), v.regex(/^[\w.-]{1,253}$/)) }),
  output: v.object({ allowed: v.literal(true) }),
  errors: ['domains.unknown_host', 'general.too_many_requests', 'validation.failed'],
})
