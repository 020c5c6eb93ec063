import * as v from 'valibot'
import { givenPassword } from '../../schemas/identity.ts'
import { endpoint, id, idParam, instant } from '../../calls/endpoint.ts'
import { passkeyAnswer } from './second-factor-passkeys.ts'

export const sessionLine = v.object({
  id: id(),
  is_this: v.boolean(),
  started_at: instant(),
  ends_at: instant(),
  /** the host, or parent of the hosts, where it is valid */
  realm: v.string(),
  ip: v.nullable(v.string()),
  /** browser and system, as text */ device: v.string(),
})
export type SessionLine = v.InferOutput<typeof sessionLine>

export const list_sessions = endpoint({
  method: 'GET',
  path: '/sessions',
  summary: 'Lists your open sessions, newest first',
  action: 'profile.read',
  second_factor: 'before',
  tx: false,
  output: v.array(sessionLine),
  errors: [],
})
export const end_session = endpoint({
  method: 'DELETE',
  path: '/sessions/:session_id',
  summary: 'Signs out one of your sessions',
  action: 'profile.edit',
  second_factor: 'before',
  tx: false,
  params: v.object({ session_id: idParam() }),
  output: v.null(),
  errors: ['general.not_found'],
})
export const end_sessions = endpoint({
  method: 'DELETE',
  path: '/sessions',
  summary: 'Signs out everywhere, including this session',
  action: 'profile.edit',
  second_factor: 'before',
  tx: false,
  output: v.null(),
  errors: [],
})
/** Valid for ten minutes, in this session only. */
export const confirm_session = endpoint({
  method: 'POST',
  path: '/session/confirmation',
  summary: 'Confirms the password or a passkey before a sensitive change',
  action: 'profile.read',
  second_factor: 'before',
  when_blocked: true,
  tx: false,
  body: v.variant('kind', [
    v.object({ kind: v.literal('password'), password: givenPassword }),
    v.object({ kind: v.literal('passkey'), answer: passkeyAnswer }),
  ]),
  output: v.object({ confirmed_until: instant() }),
  errors: ['auth.password_incorrect', 'auth.passkey_refused', 'auth.account_locked', 'validation.failed'],
})
