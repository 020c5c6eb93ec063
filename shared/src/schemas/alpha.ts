import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** Letters only, of any alphabet (FRM-015). */
export const alpha = v.pipe(
  v.string(errorMessage('validation.required')),
  v.nonEmpty(errorMessage('validation.required')),
  v.regex(/^[\p{L}\p{M}]+$/u, errorMessage('validation.alpha')),
)
