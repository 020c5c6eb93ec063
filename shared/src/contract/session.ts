import * as v from 'valibot'
import { endpoint, id, refererPortal } from './kernel.ts'
import { roles } from '../access/roles.ts'
import { email } from '../schemas/email.ts'
import { errorMessage } from '../errors/message.ts'
import { maxCharacters } from '../schemas/max-characters.ts'
import { name } from '../schemas/name.ts'
import { givenPassword, password } from '../schemas/password.ts'
import { passwordAbout } from '../schemas/password-about.ts'
import { verificationCode } from '../schemas/verification-code.ts'
import { requiredText } from '../schemas/required-text.ts'

const role = v.picklist(roles)
/** The token of a link; a missing one gets another refusal than an invalid one (ERR-026). */
const linkToken = v.pipe(v.string(), v.trim(), v.nonEmpty(errorMessage('auth.token_missing')), maxCharacters(200))
export const me = v.object({
  id: id(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  avatar: v.nullable(v.string()),
  portal_id: id(),
  roles: v.array(
    v.object({ name: v.string(), short_name: role, permissions: v.array(v.string()), is_outside: v.boolean() }),
  ),
  current_role: role,
  /** first or last name missing (OP-07) */
  is_valid: v.boolean(),
  /** whether the current role waits for a second factor: proven in this session, or set up first */
  second_factor: v.picklist(['fine', 'needed', 'missing']),
})
export type Me = v.InferOutput<typeof me>
/** Where the apps go when no path was remembered: by role (SES-023…027). */
export const signedIn = v.object({ user: me, landing: v.string() })
export type SignedIn = v.InferOutput<typeof signedIn>
/** The password was right, and the account has a second factor: what of it can be used on this host. */
const oneMoreStep = v.object({
  second_factor: v.object({ totp: v.boolean(), passkey: v.boolean(), recovery: v.boolean() }),
})
export type OneMoreStep = v.InferOutput<typeof oneMoreStep>['second_factor']

export const csrf_cookie = endpoint({
  method: 'GET',
  path: '/sanctum/csrf-cookie',
  summary: 'Sets the XSRF-TOKEN cookie that mutations must send back',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  tx: false,
  output: v.null(),
  errors: [],
})
export const login = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Opens a session with email or username and password',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  tx: false,
  body: v.object({ login: requiredText(254), password: givenPassword }),
  output: v.union([signedIn, oneMoreStep]),
  errors: [
    'auth.invalid_credentials',
    'auth.account_blocked',
    'auth.account_locked',
    'general.too_many_requests',
    'session.csrf',
    'validation.failed',
  ],
})
export const get_me = endpoint({
  method: 'GET',
  path: '/me',
  summary: 'The signed-in user on this portal',
  action: 'profile.read',
  when_blocked: true,
  second_factor: 'before',
  query: v.object({ ...refererPortal, portal_id: v.optional(v.string()) }),
  output: me,
  errors: ['session.unauthorized', 'auth.account_blocked'],
})
export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Ends the session',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  tx: false,
  output: v.null(),
  errors: ['session.csrf'],
})
export const set_role = endpoint({
  method: 'PUT',
  path: '/user/role',
  summary: 'Changes the current role',
  action: 'profile.switch_role',
  second_factor: 'before',
  body: v.object({ role }),
  output: signedIn,
  errors: ['access.role_not_held', 'session.csrf', 'validation.failed'],
})
/** Known and unknown addresses get the same answer (OP-25): a six-digit code is on its way. */
export const register = endpoint({
  method: 'POST',
  path: '/register',
  summary: 'Requests an account; a six-digit code is emailed, and a cookie binds the request to this browser',
  action: 'public',
  auth: 'public',
  tx: false,
  body: v.pipe(
    v.object({
      email,
      password,
      first_name: name,
      last_name: name,
      is_adult: v.literal(true, errorMessage('validation.age_confirmation')),
    }),
    passwordAbout({ from: ['email', 'first_name', 'last_name'] }),
  ),
  output: v.object({ sent: v.literal(true), resend_after_s: v.number() }),
  errors: ['auth.registration_closed', 'general.too_many_requests', 'validation.failed', 'session.csrf'],
})
export const verify_token = endpoint({
  method: 'POST',
  path: '/token/verify',
  summary:
    'Checks a token; a correct six-digit email code, entered in the browser that registered, opens the account and a session',
  action: 'public',
  auth: 'public',
  tx: false,
  body: v.variant('type', [
    v.object({ type: v.literal('email'), email, code: verificationCode }),
    v.object({ type: v.literal('reset'), email, token: linkToken }),
  ]),
  output: v.object({ valid: v.literal(true), session: v.nullable(signedIn) }),
  errors: [
    'auth.account_blocked',
    'auth.registration_closed',
    'auth.codes_exhausted',
    'auth.verification_code_wrong',
    'auth.verification_code_expired',
    'auth.token_invalid',
    'auth.reset_link_expired',
    'general.too_many_requests',
    'session.csrf',
    'validation.failed',
  ],
})
export const forgot_password = endpoint({
  method: 'POST',
  path: '/forgot-password',
  summary: 'Emails a reset link; the answer does not reveal whether the address is known',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  tx: false,
  body: v.object({ email }),
  output: v.object({ sent: v.literal(true), resend_after_s: v.number() }),
  errors: ['general.too_many_requests', 'validation.failed', 'session.csrf'],
})
export const reset_password = endpoint({
  method: 'POST',
  path: '/reset-password',
  summary: 'Sets a new password with a reset token; ends all sessions',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  tx: false,
  body: v.pipe(v.object({ email, token: linkToken, password }), passwordAbout({ from: ['email'] })),
  output: v.object({ reset: v.literal(true) }),
  errors: [
    'auth.reset_link_invalid',
    'auth.reset_link_expired',
    'general.too_many_requests',
    'validation.failed',
    'session.csrf',
  ],
})

/** The calling session stays, all others of the account end. */
export const change_password = endpoint({
  method: 'PATCH',
  path: '/change-password',
  summary: 'Changes the password, given the old one; ends all other sessions',
  action: 'profile.edit',
  when_blocked: true,
  tx: false,
  body: v.object({ old_password: givenPassword, password }),
  output: v.object({ changed: v.literal(true) }),
  errors: ['auth.old_password_incorrect', 'auth.account_locked', 'session.csrf', 'validation.failed'],
})
