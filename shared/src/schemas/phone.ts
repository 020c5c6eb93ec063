import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const home = 'US'

/**
 * Returns a phone number as stored: +15550100199. Null if it is not valid in any supported country; numbers without a country code are read as US
 * numbers (FRM-019, OP-123).
 */
export function phoneOf(text: string): string | null {
  const number =
    text.length <= 40 ? parsePhoneNumberFromString(text, { defaultCountry: home, extract: false }) : undefined
  return number?.isValid() === true && number.ext === undefined ? number.number : null
}

/** A phone number from any country, stored in one format (FRM-019, FRM-039). */
export const phone = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const number = phoneOf(dataset.value)
    if (number !== null) return number
    addIssue({ message: errorMessage('validation.phone') })
    return NEVER
  }),
)

/**
 * Formats a phone number for display: +1-212-555-0199 for the US and Canada, national spacing elsewhere; returns anything that is not a number
 * unchanged (FRM-019).
 */
export function formatPhone(number: string): string {
  const parsed = parsePhoneNumberFromString(number, 'US')
  if (!parsed) return number
  return parsed.countryCallingCode === '1'
    ? `+1-${parsed.nationalNumber.slice(0, 3)}-${parsed.nationalNumber.slice(3, 6)}-${parsed.nationalNumber.slice(6)}`
    : parsed.formatInternational()
}
