import * as v from 'valibot'
import { endpoint } from '../../calls/endpoint.ts'

export const profile = v.object({
  first_name: v.string(),
  /** only read here: it is part of the name on certificates */
  middle_name: v.nullable(v.string()),
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
