import * as v from 'valibot'
import { endpoint } from '../../calls/endpoint.ts'
import { email, givenPassword, verificationCode } from '../../schemas/identity.ts'

/** `pending`: the address that is not used until its mailed code is entered */
const standing = v.object({ email: v.string(), pending: v.nullable(v.string()) })
const path = '/profile/email'

export const show_email_change = endpoint({
  method: 'GET',
  path,
  summary: 'Shows your email and the one that you are about to change it to',
  action: 'profile.read',
  tx: false,
  output: standing,
  errors: ['session.unauthorized'],
})
/** Addresses with and without an account get the same answer. */
export const request_email_change = endpoint({
  method: 'POST',
  path,
  summary: 'Requests another email for your account: emails a six-digit code to it and a notice to the current one',
  action: 'profile.edit',
  second_factor: 'changes',
  tx: false,
  body: v.object({ email, password: givenPassword }),
  output: standing,
  errors: [
    'auth.account_locked',
    'auth.password_incorrect',
    'general.too_many_requests',
    'session.csrf',
    'validation.failed',
  ],
})
/** The earlier code no longer works. */
export const resend_email_code = endpoint({
  method: 'POST',
  path: '/profile/email/code',
  summary: 'Emails a new six-digit code to the email that you are about to change to',
  action: 'profile.edit',
  second_factor: 'changes',
  tx: false,
  output: standing,
  errors: ['auth.email_change_over', 'general.too_many_requests', 'session.csrf'],
})
/** Keeps the calling session and ends all others of the account; links mailed to the former address no longer work. */
export const confirm_email_change = endpoint({
  method: 'POST',
  path: '/profile/email/confirm',
  summary: 'Changes the email of your account, given the code sent to the new one',
  action: 'profile.edit',
  second_factor: 'changes',
  tx: false,
  body: v.object({ code: verificationCode }),
  output: standing,
  errors: [
    'auth.codes_exhausted',
    'auth.email_change_over',
    'auth.verification_code_expired',
    'auth.verification_code_used_up',
    'auth.verification_code_wrong',
    'session.csrf',
    'validation.failed',
  ],
})
export const cancel_email_change = endpoint({
  method: 'DELETE',
  path,
  summary: 'Cancels a requested change of your email',
  action: 'profile.edit',
  tx: false,
  output: standing,
  errors: ['session.csrf'],
})
