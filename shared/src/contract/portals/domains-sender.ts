import * as v from 'valibot'
import { endpoint, instant, refererPortal } from '../../calls/endpoint.ts'
import { email } from '../../schemas/identity.ts'
import { senderStates } from '../../states/portals/domain-state.ts'
import { dnsRecord } from './domains.ts'

// Sender email of the portal (TEN-036); used only while its domain allows it.

const sender = v.object({
  address: v.string(),
  state: v.picklist(senderStates),
  /** whether mail is sent from it now */
  is_used: v.boolean(),
  records: v.object({ dkim: dnsRecord, spf: dnsRecord, return_path: dnsRecord }),
  checked_at: v.nullable(instant()),
})
const custom_email = v.object({
  sender: v.nullable(sender),
  /** default sender if the portal has none of its own */
  first_address: v.string(),
})
export type CustomEmail = v.InferOutput<typeof custom_email>
export type Sender = v.InferOutput<typeof sender>

const common = { action: 'portals.edit', query: v.object(refererPortal), output: custom_email } as const

export const show_custom_email = endpoint({
  ...common,
  method: 'GET',
  path: '/custom-email',
  summary: 'Shows the portal’s sender email, the DNS records that allow it, and their status',
  errors: [],
})
export const create_custom_email = endpoint({
  ...common,
  method: 'POST',
  path: '/custom-email',
  summary: 'Sets the portal’s sender email, which is used once its domain allows it',
  body: v.object({ address: email }),
  errors: ['domains.email_exists', 'domains.email_not_allowed', 'validation.failed'],
})
export const check_custom_email = endpoint({
  ...common,
  method: 'POST',
  path: '/custom-email/check',
  summary: 'Looks up the sender’s DNS records now',
  tx: false,
  errors: ['domains.no_email', 'general.too_many_requests'],
})
export const delete_custom_email = endpoint({
  ...common,
  method: 'DELETE',
  path: '/custom-email',
  summary: 'Removes the portal’s sender email; emails come from the platform’s again',
  errors: ['domains.no_email'],
})
