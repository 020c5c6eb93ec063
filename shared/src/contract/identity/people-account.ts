import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { password } from '../../schemas/password.ts'
import { sessionLine } from './second-factor-sessions.ts'

// A person's sign-in, as far as a portal's staff may help with it (OP-03 as amended).

const ofPerson = { params: v.object({ user_id: idParam() }), query: v.object(refererPortal) }
const refusals = ['general.not_found', 'users.own_account', 'users.ranks_higher', 'users.account_elsewhere'] as const

export const set_user_password = endpoint({
  method: 'POST',
  path: '/admin/users/:user_id/set-password',
  summary: 'Sets the password of an account that belongs to this portal only; signs the person out and notifies them',
  action: 'users.edit',
  confirmed: true,
  tx: false,
  ...ofPerson,
  body: v.object({ password }),
  output: v.object({ id: id() }),
  errors: [...refusals, 'users.unconfirmed', 'validation.failed'],
})
export const send_user_reset = endpoint({
  method: 'POST',
  path: '/admin/users/:user_id/reset-mail',
  summary: 'Emails a person a link to choose a password; invites people with an unconfirmed email again',
  action: 'users.edit',
  ...ofPerson,
  output: v.object({ sent_to: v.string() }),
  errors: ['general.not_found', 'general.too_many_requests'],
})

export const list_user_mails = endpoint({
  method: 'GET',
  path: '/admin/users/:user_id/mails',
  summary: 'Lists the latest emails of the portal to a person, and whether the mail server accepted them',
  action: 'users.read',
  ...ofPerson,
  output: v.array(
    v.object({
      id: id(),
      subject: v.string(),
      state: v.picklist(['sent', 'failed']),
      /** response of the mail server */
      reason: v.string(),
      sent_at: instant(),
    }),
  ),
  errors: ['general.not_found'],
})

/** Sessions belong to an account; if it is also used elsewhere, lists only those on this portal's own domain. */
export const list_user_sessions = endpoint({
  method: 'GET',
  path: '/admin/users/:user_id/sessions',
  summary: 'Lists a person’s sessions that concern this portal',
  action: 'users.read',
  ...ofPerson,
  output: v.object({ sessions: v.array(sessionLine), are_all: v.boolean() }),
  errors: ['general.not_found'],
})
export const end_user_session = endpoint({
  method: 'DELETE',
  path: '/admin/users/:user_id/sessions/:session_id',
  summary: 'Signs a person out of one session',
  action: 'users.edit',
  params: v.object({ user_id: idParam(), session_id: idParam() }),
  query: v.object(refererPortal),
  output: v.object({ ended: v.number() }),
  errors: ['general.not_found', 'users.own_account', 'users.ranks_higher'],
})
export const end_user_sessions = endpoint({
  method: 'DELETE',
  path: '/admin/users/:user_id/sessions',
  summary: 'Signs a person out of all sessions that concern this portal',
  action: 'users.edit',
  ...ofPerson,
  output: v.object({ ended: v.number() }),
  errors: ['general.not_found', 'users.own_account', 'users.ranks_higher'],
})
