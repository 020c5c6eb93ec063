import * as v from 'valibot'
import { errorMessage } from '../../errors/message.ts'
import { endpoint, id } from '../../calls/endpoint.ts'
import { name } from '../../schemas/identity.ts'
import { passwordAbout, password } from '../../schemas/password.ts'
import { signedIn } from '../identity/session.ts'

// Actions of an invited person through the link in the email; no account is needed.

const token = v.object({ token: v.string() })
const visitor = { action: 'public', auth: 'public', tx: false, params: token } as const

export const join_by_invitation = endpoint({
  ...visitor,
  method: 'POST',
  path: '/claims/:token/join',
  summary:
    'Lets the invited address into the portal, where it has an account already; else says that one is to be made',
  output: v.object({ has_account: v.boolean() }),
  errors: ['auth.link_expired', 'auth.registration_closed', 'general.too_many_requests', 'session.csrf'],
})
export const accept_invitation = endpoint({
  ...visitor,
  method: 'POST',
  path: '/claims/:token/accept',
  summary:
    'Makes an account for the invited address, takes the seat and opens a session; the mailed link proves the address',
  body: v.pipe(
    v.object({
      password,
      first_name: name,
      last_name: name,
      is_adult: v.literal(true, errorMessage('validation.age_confirmation')),
    }),
    passwordAbout({ from: ['first_name', 'last_name'] }),
  ),
  output: v.object({ session: signedIn, enrollment_id: id(), slug: v.string() }),
  errors: [
    'auth.link_expired',
    'auth.registration_closed',
    'invitations.has_account',
    'credits.not_enough',
    'orders.disputed',
    'general.too_many_requests',
    'validation.failed',
    'session.csrf',
  ],
})
export const decline_invitation = endpoint({
  method: 'POST',
  path: '/claims/:token/decline',
  summary:
    'Declines an invitation: its seat is free again. `never`: this portal may not invite the address again; `false` takes that back where the invitation is declined already',
  action: 'public',
  auth: 'public',
  params: token,
  body: v.object({ never: v.optional(v.boolean()) }),
  output: v.object({ declined: v.literal(true), never: v.boolean() }),
  errors: [
    'auth.link_expired',
    'invitations.not_open',
    'general.too_many_requests',
    'session.csrf',
    'validation.failed',
  ],
})
