import { expect, test } from 'vitest'
import { isValidUser, profileMissing, type Profile } from './profile-missing.ts'

const home = { address: '1 Pier Road', city: 'Reno', state: 'NV', zip_code: '89501', country: 'US' }
const whole: Profile = {
  first_name: 'Ada',
  last_name: 'Byron',
  direct_number: '+15550100199',
  billing_address: home,
  shipping_address: home,
}

test('[USR-008] the profile check lists missing names, phone number and parts of both postal addresses', () => {
  expect(profileMissing(whole)).toEqual([])
  expect(profileMissing({ ...whole, first_name: ' ', direct_number: null })).toEqual(['First name', 'Phone number'])
  expect(profileMissing({ ...whole, last_name: '', shipping_address: { ...home, zip_code: null, city: '' } })).toEqual([
    'Last name',
    'Shipping city',
    'Shipping ZIP code',
  ])
  expect(profileMissing({ first_name: 'Ada', last_name: 'Byron', direct_number: '' })).toEqual(['Phone number'])
  expect(profileMissing({ ...whole, billing_address: null })).toEqual([
    'Billing address',
    'Billing city',
    'Billing state',
    'Billing ZIP code',
    'Billing country',
  ])
})

test('[SES-031] [USR-008] only a missing first or last name makes a user invalid', () => {
  expect(isValidUser({ ...whole, first_name: '' })).toBe(false)
  expect(isValidUser({ ...whole, last_name: '  ' })).toBe(false)
  expect(isValidUser({ ...whole })).toBe(true)
})
