import * as v from 'valibot'
import { name } from '../../schemas/identity.ts'
import { phone } from '../../schemas/phone.ts'
import { endpoint } from '../../calls/endpoint.ts'
import { profile } from './profile-shown.ts'

// Separate from what other pages load, because the phone rule is heavy.

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
