import { expect, test } from 'vitest'
import { exemptionFor } from './exemption-for.ts'

const one = { id: 1, status: 'approved' as const, states: ['TX' as const], expires_on: '2026-11-24' as string | null }
const exemptionInput = { exemptions: [one], state: 'TX' as const, today: '2026-11-24' }

test('an approved certificate is valid in its states through its last day', () => {
  expect(exemptionFor(exemptionInput)?.id).toBe(1)
  expect(exemptionFor({ ...exemptionInput, today: '2026-11-25' })).toBeNull()
  expect(exemptionFor({ ...exemptionInput, state: 'OK' })).toBeNull()
  for (const status of ['waiting', 'declined'] as const)
    expect(exemptionFor({ ...exemptionInput, exemptions: [{ ...one, status }] })).toBeNull()
})

test('uses the certificate that is valid longest', () => {
  const others = [
    { ...one, id: 2, expires_on: '2027-01-01' },
    { ...one, id: 3, expires_on: null },
  ]
  expect(exemptionFor({ ...exemptionInput, exemptions: [one, ...others] })?.id).toBe(3)
})
