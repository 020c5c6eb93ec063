import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** A ZIP or postal code of any country: letters and digits with single spaces or dashes between them, and at least one digit. */
export const postalCode = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.toUpperCase(),
  v.regex(/^(?=.*\d)(?=.{2,12}$)[A-Z\d]+(?:[ -][A-Z\d]+)*$/, errorMessage('validation.postal_code')),
)
