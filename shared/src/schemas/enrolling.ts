import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { email, name } from './identity.ts'

type TagsOptions = { required?: boolean; emails?: boolean; max?: number }

const tag = v.pipe(
  v.string(errorMessage('validation.invalid')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
)

/** A list of texts; optionally required, of email addresses only, or limited in length (FRM-026). */
// @__NO_SIDE_EFFECTS__
export const tagsList = ({ required = false, emails = false, max }: TagsOptions = {}) =>
  v.pipe(
    v.array(emails ? email : tag, errorMessage('validation.tags_list')),
    v.check((list) => !required || list.length > 0, errorMessage('validation.required')),
    v.check(
      (list) => max === undefined || list.length <= max,
      errorMessage(emails ? 'validation.emails_max' : 'validation.tags_max', { max: max ?? 0 }),
    ),
  )

/** Maximum number of people invited per call (USR-033). */
export const mostInvited = 50
export const invitedPeople = v.pipe(
  tagsList({ required: true, emails: true }),
  v.maxLength(mostInvited, errorMessage('validation.emails_max', { max: mostInvited })),
)

// The name only helps the inviter recognize people: it may be empty, and invitees enter their own name when they accept.
const optionalName = v.optional(v.union([v.pipe(v.string(), v.trim(), v.literal('')), name]), '')

/** A person to invite. */
export const invitee = v.object({ email, first_name: optionalName, last_name: optionalName })
/** The people invited by one call, up to the limit (USR-033). */
export const invitees = v.pipe(
  v.array(invitee),
  v.minLength(1, errorMessage('validation.required')),
  v.maxLength(mostInvited, errorMessage('validation.emails_max', { max: mostInvited })),
)
