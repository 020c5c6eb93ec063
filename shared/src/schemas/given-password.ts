import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

export const maxPasswordLength = 128

/** A sign-in password, which is only compared: old ones may be shorter or simpler than today's rule allows. */
export const givenPassword = v.pipe(
  v.string(errorMessage('validation.required')),
  v.nonEmpty(errorMessage('validation.required')),
  v.maxLength(maxPasswordLength, errorMessage('validation.max', { length: maxPasswordLength })),
)
