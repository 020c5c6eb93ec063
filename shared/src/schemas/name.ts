import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const max = 100

// Names appear in the subjects of emails to other people, so reject any that an email program would turn into a link or that reverse the writing
// direction.
const link = /[:/\\@]|[\p{L}\p{N}]\.\p{Ll}{2,}/u
const unfit = /[\p{Cc}<>\u202A-\u202E\u2066-\u2069]/u

/** A person's first, middle or last name: trimmed, one line, at most 100 characters, and nothing that looks like a link. */
export const name = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.maxLength(max, errorMessage('validation.limit', { fieldName: 'name', size: max })),
  v.check((text) => !unfit.test(text) && !link.test(text), errorMessage('validation.invalid')),
)
