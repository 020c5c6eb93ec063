import { expect, test } from 'vitest'
import { platformFee } from '../pricing/platform-fee.ts'
import { sellerRequirementLabels } from './seller-requirement-labels.ts'
import { paymentAccountState } from './payment-account-state.ts'

test('[CHK-027] an account is begun, looked at, asked for more, or ready', () => {
  const state = (is_submitted: boolean, takes_payments: boolean, asked: string[] = []) =>
    paymentAccountState({ is_submitted, takes_payments, asked })
  expect(paymentAccountState(null)).toBe('none')
  expect(state(false, false, ['company.tax_id'])).toBe('begun')
  expect(state(true, false)).toBe('looked_at')
  expect(state(true, false, ['company.tax_id'])).toBe('asked')
  // The provider may ask for more later while it still accepts payments.
  expect(state(true, true, ['company.tax_id'])).toBe('ready')
})

test('[CHK-027] lists what the provider needs in plain text, each once; unknown names stay readable', () => {
  expect(
    sellerRequirementLabels([
      'representative.first_name',
      'representative.last_name',
      'person_1abc.verification.document',
      'tos_acceptance.date',
      'company.owners_provided',
    ]),
  ).toEqual(['Name of the representative', 'Identity document', 'Consent to the provider’s terms', 'Owners provided'])
})

test('[CHK-027] the platform keeps its percentage of the price without tax, rounding half a cent up', () => {
  expect(platformFee({ total: 10_825, tax: 825, percent: 2.5 })).toBe(250)
  expect(platformFee({ total: 99, tax: 0, percent: 2.5 })).toBe(2)
  expect(platformFee({ total: 60, tax: 0, percent: 2.5 })).toBe(2)
  expect(platformFee({ total: 10_000, tax: 0, percent: 0 })).toBe(0)
  expect(platformFee({ total: 10_000, tax: 0, percent: 0.29 })).toBe(29)
})
