import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

export const maxPasswordLength = 128

/** A password that is only compared, at sign-in: an old one may be shorter or plainer than today's rule. */
export const givenPassword = v.pipe(
  v.string(errorMessage('validation.required')),
  v.nonEmpty(errorMessage('validation.required')),
  v.maxLength(maxPasswordLength, errorMessage('validation.max', { length: maxPasswordLength })),
)
