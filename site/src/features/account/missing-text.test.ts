import { profileMissing } from '@portico/shared/rules/identity/people/profile-missing.ts'
import { expect, test } from 'vitest'
import { missingText } from './missing-text.ts'

test('[USR-008] [OP-07] the phone number is named among what is missing, as optional; names are not optional', () => {
  const nothing = { first_name: '', last_name: '', direct_number: null }
  expect(missingText(profileMissing(nothing))).toBe('Still missing: First name, Last name, Phone number (optional).')
  expect(missingText(profileMissing({ ...nothing, direct_number: '+16145550142' }))).toBe(
    'Still missing: First name, Last name.',
  )
  const named = { ...nothing, first_name: 'Ada', last_name: 'Example' }
  expect(missingText(profileMissing(named))).toBe('Optional: add a phone number.')
})
