import * as v from 'valibot'
import { name } from '../schemas/name.ts'
import { phone } from '../schemas/phone.ts'
import { endpoint } from '../calls/endpoint.ts'

// Apart from the session's calls: every page of the storefront loads those, and the phone rule is heavy.
const profile = v.object({
  first_name: v.string(),
  last_name: v.string(),
  direct_number: v.nullable(v.string()),
  /** what the profile lacks, in words (USR-008) */
  missing: v.array(v.string()),
})

export const show_profile = endpoint({
  method: 'GET',
  path: '/profile',
  summary: "The signed-in person's own profile, and what it lacks",
  action: 'profile.read',
  output: profile,
  errors: ['general.not_found', 'session.unauthorized'],
})

/** A field that is left out stays; the phone number is cleared with null (OP-122). */
export const update_profile = endpoint({
  method: 'PATCH',
  path: '/profile',
  summary: 'Changes the own name and phone number',
  action: 'profile.edit',
  body: v.object({
    first_name: v.optional(name),
    last_name: v.optional(name),
    direct_number: v.optional(v.nullable(phone)),
  }),
  output: profile,
  errors: ['general.not_found', 'session.csrf', 'validation.failed'],
})
