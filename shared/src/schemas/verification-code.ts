import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const invalid = errorMessage('validation.verification_code')

/** The six digits of a mail, with or without the spaces that people type between them (OP-25). */
export const verificationCode = v.pipe(
  v.string(errorMessage('validation.required')),
  v.transform((value) => value.replace(/[\s-]/g, '')),
  v.nonEmpty(errorMessage('validation.required')),
  v.regex(/^\d{6}$/, invalid),
)
