import type { ErrorArea } from '../error-area.ts'

// Messages that the specification does not quote follow OP-82.
export const authErrors = {
  'auth.invalid_credentials': {
    status: 401,
    kind: 'login',
    message: 'The email, username or password is not correct.',
  },
  'auth.account_blocked': {
    status: 403,
    kind: 'login',
    message: 'Your account is blocked. Please contact the site administrator.',
  },
  'auth.account_locked': {
    status: 429,
    kind: 'login',
    message: 'Too many failed attempts. Please try again in {minutes} min.',
  },
  'auth.codes_exhausted': {
    status: 429,
    kind: 'login',
    message: 'Too many incorrect codes. Please try again in {hours} hr.',
  },
  'auth.old_password_incorrect': { status: 422, kind: 'login', message: 'The old password is not correct.' },
  'auth.registration_closed': { status: 403, kind: 'state', message: 'This portal is by invitation only.' },
  'auth.email_already_verified': { status: 409, message: 'This email address is already verified.' },
  'auth.verification_code_wrong': {
    status: 422,
    kind: 'login',
    message: 'This code is not correct. Please check it and try again.',
  },
  'auth.verification_code_expired': {
    status: 410,
    kind: 'login',
    message: 'This code has expired. Please request a new one.',
  },
  'auth.verification_code_used_up': {
    status: 410,
    kind: 'login',
    message: 'This code no longer works after five incorrect tries. Please request a new one.',
  },
  'auth.email_change_over': {
    status: 410,
    message: 'This change of your email is no longer pending. Please request it again.',
  },
  'auth.second_factor_wrong': {
    status: 422,
    kind: 'login',
    message: 'This code is incorrect or has already been used. Please try the next one.',
  },
  'auth.second_factor_exists': { status: 409, message: 'An authenticator app is already set up. Remove it first.' },
  'auth.second_factor_not_started': { status: 409, message: 'Please set up two-factor authentication first.' },
  'auth.login_over': {
    status: 410,
    kind: 'login',
    message: 'This took too long, or there were too many attempts. Please sign in again.',
  },
  'auth.passkey_refused': { status: 422, kind: 'login', message: 'This passkey was not accepted. Please try again.' },
  'auth.password_incorrect': { status: 422, kind: 'login', message: 'The password is not correct.' },
  'auth.link_unknown': { status: 404, message: 'This link isn’t valid. Check that you copied all of it.' },
  'auth.link_expired': { status: 410, message: 'The link has expired' },
  'auth.reset_link_expired': { status: 410, kind: 'login', message: 'Your link is expired' },
  'auth.reset_link_invalid': { status: 422, kind: 'login', message: 'Link reset password is invalid' },
  'auth.token_missing': { status: 422, message: 'Token is undefined!' },
  'auth.token_invalid': { status: 422, message: 'Token is invalid' },
  'auth.api_token_invalid': { status: 401, message: 'The token is not valid' },
  'auth.user_token_invalid': { status: 401, message: 'The user token is invalid or has expired.' },
} as const satisfies ErrorArea
