import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { maxCharacters } from './text.ts'

const maxNameLength = 100

// Names appear in the subjects of emails to other people, so reject any that an email program would turn into a link or that reverse the writing
// direction.
const linkInName = /[:/\\@]|[\p{L}\p{N}]\.\p{Ll}{2,}/u
const forbiddenInName = /[\p{Cc}<>\u202A-\u202E\u2066-\u2069]/u

/** A person's first, middle or last name: trimmed, one line, at most 100 characters, and nothing that looks like a link. */
export const name = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.maxLength(maxNameLength, errorMessage('validation.limit', { fieldName: 'name', size: maxNameLength })),
  v.check((text) => !forbiddenInName.test(text) && !linkInName.test(text), errorMessage('validation.invalid')),
)

const invalidEmail = errorMessage('validation.email')

/** An email address, trimmed and lowercased because accounts are looked up by it (FRM-014). */
export const email = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.toLowerCase(),
  v.maxLength(254, invalidEmail),
  v.email(invalidEmail),
)

export const maxPasswordLength = 128

/** A sign-in password, which is only compared: old ones may be shorter or simpler than today's rule allows. */
export const givenPassword = v.pipe(
  v.string(errorMessage('validation.required')),
  v.nonEmpty(errorMessage('validation.required')),
  v.maxLength(maxPasswordLength, errorMessage('validation.max', { length: maxPasswordLength })),
)

const invalidCode = errorMessage('validation.verification_code')

/** The six-digit code from an email, with or without spaces (OP-25). */
export const verificationCode = v.pipe(
  v.string(errorMessage('validation.required')),
  v.transform((value) => value.replace(/[\s-]/g, '')),
  v.nonEmpty(errorMessage('validation.required')),
  v.regex(/^\d{6}$/, invalidCode),
)

/** The token of an emailed link; a missing token gets a different error than an invalid one (ERR-026). */
export const linkToken = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(errorMessage('auth.token_missing')),
  maxCharacters(200),
)
