import { pass, refuse, type Guard } from './guard.ts'

/** A reset link needs an email and a token; without either it is invalid (SES-017). */
export const checkTokenResetPass: Guard = ({ query }) =>
  query.get('email') && query.get('token') ? pass : refuse('auth.reset_link_invalid')
