import { addresses } from '../access/addresses.ts'
import { pass, redirect, type Guard } from './guard.ts'

/** Sends visitors without the auth cookie to the login and returns them afterwards (SES-002, SES-004). */
export const auth: Guard = ({ visitor }) => (visitor.signed_in ? pass : redirect(addresses.login, { remember: true }))
