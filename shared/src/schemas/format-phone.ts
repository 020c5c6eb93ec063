import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number as it is shown: +1-212-555-0199 for the US and Canada, the country's own spacing elsewhere; what is no number stays as it is (FRM-019). */
export function formatPhone(number: string): string {
  const parsed = parsePhoneNumberFromString(number, 'US')
  if (!parsed) return number
  return parsed.countryCallingCode === '1'
    ? `+1-${parsed.nationalNumber.slice(0, 3)}-${parsed.nationalNumber.slice(3, 6)}-${parsed.nationalNumber.slice(6)}`
    : parsed.formatInternational()
}
