import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const invalid = errorMessage('validation.email')

/** An email address, trimmed and lowercased because accounts are looked up by it (FRM-014). */
export const email = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.toLowerCase(),
  v.maxLength(254, invalid),
  v.email(invalid),
)
