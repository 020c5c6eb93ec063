import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { email } from './email.ts'
import { mostInvited } from './invited-people.ts'
import { name } from './name.ts'

// The name only helps the inviter recognize people: it may be empty, and invitees enter their own name when they accept.
const maybeName = v.optional(v.union([v.pipe(v.string(), v.trim(), v.literal('')), name]), '')

/** A person to invite. */
export const invitee = v.object({ email, first_name: maybeName, last_name: maybeName })
/** The people invited by one call, up to the limit (USR-033). */
export const invitees = v.pipe(
  v.array(invitee),
  v.minLength(1, errorMessage('validation.required')),
  v.maxLength(mostInvited, errorMessage('validation.emails_max', { max: mostInvited })),
)
