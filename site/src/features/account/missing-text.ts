const phone = 'Phone number'

/** Says what a profile lacks. The phone number counts as missing (USR-008), though nobody has to enter it (OP-07). */
export const missingText = (missing: readonly string[]): string =>
  missing.every((name) => name === phone)
    ? 'Optional: add a phone number.'
    : `Still missing: ${missing.map((name) => (name === phone ? `${name} (optional)` : name)).join(', ')}.`
