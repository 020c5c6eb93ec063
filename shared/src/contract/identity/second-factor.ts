import * as v from 'valibot'
import { requiredText } from '../../schemas/text.ts'
import { verificationCode } from '../../schemas/identity.ts'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { passkeyAnswer } from './second-factor-passkeys.ts'
import { signedIn } from './session.ts'

export const passkeyLine = v.object({
  id: id(),
  name: v.string(),
  created_at: instant(),
  last_used_at: v.nullable(instant()),
  /** usable on this host */ is_usable_here: v.boolean(),
})
export type PasskeyLine = v.InferOutput<typeof passkeyLine>
/** Ten codes, returned only this once. */
const recoveryCodes = v.array(v.string())

/** Proof of the second factor, by any available method. */
export const factorProof = v.variant('kind', [
  v.object({ kind: v.literal('totp'), code: verificationCode }),
  v.object({ kind: v.literal('recovery'), code: requiredText(40) }),
  v.object({ kind: v.literal('passkey'), answer: passkeyAnswer }),
])
export type FactorProof = v.InferOutput<typeof factorProof>

export const show_second_factor = endpoint({
  method: 'GET',
  path: '/second-factor',
  summary: 'Lists your second factors, and whether this session has proven one',
  action: 'profile.read',
  second_factor: 'before',
  output: v.object({
    totp: v.boolean(),
    passkeys: v.array(passkeyLine),
    recovery_codes_left: v.number(),
    state: v.picklist(['fine', 'needed', 'missing']),
    is_demanded: v.boolean(),
  }),
  errors: [],
})
export const start_totp = endpoint({
  method: 'POST',
  path: '/second-factor/totp',
  summary: 'Creates a secret for an authenticator app, which takes effect with the first code',
  action: 'profile.edit',
  second_factor: 'changes',
  confirmed: true,
  tx: false,
  output: v.object({
    secret: v.string(),
    address: v.string(),
    /** a QR code of the URL, as a data: URL */ qr: v.string(),
  }),
  errors: ['auth.second_factor_exists'],
})
export const enroll_totp = endpoint({
  method: 'PUT',
  path: '/second-factor/totp',
  summary: 'Confirms the authenticator app with its first code',
  action: 'profile.edit',
  second_factor: 'changes',
  confirmed: true,
  tx: false,
  body: v.object({ code: verificationCode }),
  output: v.object({ recovery_codes: v.nullable(recoveryCodes) }),
  errors: ['auth.second_factor_wrong', 'auth.second_factor_exists', 'auth.account_locked', 'validation.failed'],
})
export const remove_totp = endpoint({
  method: 'DELETE',
  path: '/second-factor/totp',
  summary: 'Removes the authenticator app',
  action: 'profile.edit',
  second_factor: 'changes',
  confirmed: true,
  tx: false,
  output: v.null(),
  errors: ['general.not_found'],
})
export const make_recovery_codes = endpoint({
  method: 'POST',
  path: '/second-factor/recovery-codes',
  summary: 'Generates new recovery codes; the earlier ones stop working',
  action: 'profile.edit',
  second_factor: 'changes',
  confirmed: true,
  tx: false,
  output: v.object({ recovery_codes: recoveryCodes }),
  errors: ['auth.second_factor_not_started'],
})
export const prove_second_factor = endpoint({
  method: 'POST',
  path: '/second-factor/proof',
  summary: 'Proves the second factor in a session that was opened without one',
  action: 'profile.read',
  second_factor: 'before',
  tx: false,
  body: factorProof,
  output: signedIn,
  errors: ['auth.second_factor_wrong', 'auth.passkey_refused', 'auth.account_locked', 'validation.failed'],
})
/** The browser has the cookie that was set after the correct password. */
export const login_second_factor = endpoint({
  method: 'POST',
  path: '/login/second-factor',
  summary: 'Completes the second step of signing in and opens the session',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  tx: false,
  body: factorProof,
  output: signedIn,
  errors: [
    'auth.login_over',
    'auth.second_factor_wrong',
    'auth.passkey_refused',
    'auth.account_locked',
    'auth.account_blocked',
    'general.too_many_requests',
    'session.csrf',
    'validation.failed',
  ],
})
/** For a person who lost all factors. If they have other memberships, only a super admin may do this. */
export const remove_user_factors = endpoint({
  method: 'DELETE',
  path: '/admin/users/:user_id/second-factor',
  summary: "Resets another person's second factors and ends their sessions",
  action: 'users.edit_roles',
  confirmed: true,
  params: v.object({ user_id: idParam() }),
  query: v.object(refererPortal),
  output: v.object({ removed: v.literal(true) }),
  errors: [
    'general.not_found',
    'users.own_second_factor',
    'users.second_factor_elsewhere',
    'users.role_not_assignable',
  ],
})
