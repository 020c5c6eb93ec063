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
  summary: 'Adds the invited person to the portal if they have an account; otherwise reports that they need one',
  output: v.object({ has_account: v.boolean() }),
  errors: [
    'auth.link_unknown',
    'auth.link_expired',
    'auth.registration_closed',
    'general.too_many_requests',
    'session.csrf',
  ],
})
export const accept_invitation = endpoint({
  ...visitor,
  method: 'POST',
  path: '/claims/:token/accept',
  summary:
    'Creates an account for the invited email, claims the seat and opens a session; the emailed link proves the email',
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
    'auth.link_unknown',
    'auth.link_expired',
    'auth.registration_closed',
    'invitations.has_account',
    'credits.not_enough',
    'orders.disputed',
    'courses.share_closed',
    'credits.not_enough_in_portal',
    'invitations.no_seat_left',
    'invitations.unavailable',
    'invitations.for_staff',
    'invitations.completed_before',
    'invitations.other_address',
    'shares.seats_gone',
    'general.too_many_requests',
    'validation.failed',
    'session.csrf',
  ],
})
export const decline_invitation = endpoint({
  method: 'POST',
  path: '/claims/:token/decline',
  summary:
    'Declines an invitation and frees its seat. `never`: this portal may not invite this email again; `false` undoes that for a declined invitation',
  action: 'public',
  auth: 'public',
  params: token,
  body: v.object({ never: v.optional(v.boolean()) }),
  output: v.object({ declined: v.literal(true), never: v.boolean() }),
  errors: [
    'auth.link_unknown',
    'auth.link_expired',
    'invitations.not_open',
    'general.too_many_requests',
    'session.csrf',
    'validation.failed',
  ],
})
