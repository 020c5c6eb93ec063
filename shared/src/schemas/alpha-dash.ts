import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** Letters, digits, dashes and underscores (FRM-015). */
export const alphaDash = v.pipe(
  v.string(errorMessage('validation.required')),
  v.nonEmpty(errorMessage('validation.required')),
  v.regex(/^[\p{L}\p{M}\p{N}_-]+$/u, errorMessage('validation.alpha_dash')),
)
