import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const invalid = errorMessage('validation.phone')

const hasDigits = (value: string): boolean => {
  const digits = value.replace(/\D/g, '').length
  return digits >= 7 && digits <= 15
}

/** A phone number by its looks alone: 7 to 15 digits with the usual signs between them. The country's own rules are checked by the API. */
export const phoneLight = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.regex(/^\+?[\d ().\-/]{7,24}$/, invalid),
  v.check(hasDigits, invalid),
)
