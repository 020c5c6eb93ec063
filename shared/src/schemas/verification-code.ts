import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const invalid = errorMessage('validation.verification_code')

/** The six-digit code from an email, with or without spaces (OP-25). */
export const verificationCode = v.pipe(
  v.string(errorMessage('validation.required')),
  v.transform((value) => value.replace(/[\s-]/g, '')),
  v.nonEmpty(errorMessage('validation.required')),
  v.regex(/^\d{6}$/, invalid),
)
