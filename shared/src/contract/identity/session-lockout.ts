import * as v from 'valibot'
import { requiredText } from '../../schemas/text.ts'
import { verificationCode } from '../../schemas/identity.ts'
import { endpoint } from '../../calls/endpoint.ts'

/** For an account locked after wrong passwords: emails a code to its owner. Known and unknown logins get the same response. */
export const ask_unlock_code = endpoint({
  method: 'POST',
  path: '/login/unlock/code',
  summary:
    'Emails a code that unlocks sign-in after too many wrong passwords; the response does not reveal whether the account exists',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  tx: false,
  body: v.object({ login: requiredText(254) }),
  output: v.object({ sent: v.literal(true), resend_after_s: v.number() }),
  errors: ['general.too_many_requests', 'session.csrf', 'validation.failed'],
})
/** The code only unlocks sign-in; password and second factor are still required. */
export const unlock_login = endpoint({
  method: 'POST',
  path: '/login/unlock',
  summary: 'Unlocks sign-in with the emailed code; does not sign in',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  tx: false,
  body: v.object({ login: requiredText(254), code: verificationCode }),
  output: v.object({ unlocked: v.literal(true) }),
  errors: [
    'auth.verification_code_wrong',
    'auth.codes_exhausted',
    'general.too_many_requests',
    'session.csrf',
    'validation.failed',
  ],
})
