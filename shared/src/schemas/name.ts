import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const max = 100

/** A person's first, middle or last name: trimmed, one line, at most 100 characters. */
export const name = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.maxLength(max, errorMessage('validation.limit', { fieldName: 'name', size: max })),
  v.regex(/^[^\p{Cc}<>]*$/u, errorMessage('validation.invalid')),
)
