import * as v from 'valibot'
import { email, linkToken, givenPassword } from '../../schemas/identity.ts'
import { passwordAbout, password } from '../../schemas/password.ts'
import { endpoint } from '../../calls/endpoint.ts'

export const forgot_password = endpoint({
  method: 'POST',
  path: '/forgot-password',
  summary: 'Emails a reset link; the response does not reveal whether the email is known',
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
/** Keeps the calling session and ends all others of the account. */
export const change_password = endpoint({
  method: 'PATCH',
  path: '/change-password',
  summary: 'Changes the password, given the current one; ends all other sessions',
  action: 'profile.edit',
  when_blocked: true,
  tx: false,
  body: v.object({ old_password: givenPassword, password }),
  output: v.object({ changed: v.literal(true) }),
  errors: ['auth.old_password_incorrect', 'auth.account_locked', 'session.csrf', 'validation.failed'],
})
