import * as v from 'valibot'
import { errorMessage } from '../../errors/message.ts'
import { email, linkToken, name, verificationCode } from '../../schemas/identity.ts'
import { passwordAbout, password } from '../../schemas/password.ts'
import { endpoint } from '../../calls/endpoint.ts'
import { signedIn } from './session.ts'

/** Known and unknown emails get the same response (OP-25): a six-digit code is on its way. */
export const register = endpoint({
  method: 'POST',
  path: '/register',
  summary: 'Requests an account: emails a six-digit code and sets a cookie that binds the request to this browser',
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
    'Checks a token; a correct six-digit code, entered in the browser that registered, creates the account and opens a session',
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
    'auth.email_already_verified',
    'auth.token_invalid',
    'auth.reset_link_expired',
    'general.too_many_requests',
    'session.csrf',
    'validation.failed',
  ],
})
