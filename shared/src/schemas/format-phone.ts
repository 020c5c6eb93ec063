import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

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
