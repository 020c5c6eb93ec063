import * as v from 'valibot'
import { name } from '../../schemas/identity.ts'
import { phone } from '../../schemas/phone.ts'
import { endpoint } from '../../calls/endpoint.ts'

// Separate from the session's calls, because every storefront page loads those and the phone rule is heavy.
const profile = v.object({
  first_name: v.string(),
  last_name: v.string(),
  direct_number: v.nullable(v.string()),
  /** missing profile fields, as text (USR-008) */
  missing: v.array(v.string()),
})

export const show_profile = endpoint({
  method: 'GET',
  path: '/profile',
  summary: 'Shows your profile and what is missing in it',
  action: 'profile.read',
  output: profile,
  errors: ['general.not_found', 'session.unauthorized'],
})

/** Omitted fields stay unchanged; null clears the phone number (OP-122). */
export const update_profile = endpoint({
  method: 'PATCH',
  path: '/profile',
  summary: 'Changes your name and phone number',
  action: 'profile.edit',
  body: v.object({
    first_name: v.optional(name),
    last_name: v.optional(name),
    direct_number: v.optional(v.nullable(phone)),
  }),
  output: profile,
  errors: ['general.not_found', 'session.csrf', 'validation.failed'],
})
