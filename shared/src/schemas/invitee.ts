import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { email } from './email.ts'
import { mostInvited } from './invited-people.ts'
import { name } from './name.ts'

// A name is a help for who invites: it may be missing, and whoever accepts enters their own.
const maybeName = v.optional(v.union([v.pipe(v.string(), v.trim(), v.literal('')), name]), '')

/** Somebody who is to be invited. */
export const invitee = v.object({ email, first_name: maybeName, last_name: maybeName })
/** As many as one call invites (USR-033). */
export const invitees = v.pipe(
  v.array(invitee),
  v.minLength(1, errorMessage('validation.required')),
  v.maxLength(mostInvited, errorMessage('validation.emails_max', { max: mostInvited })),
)
