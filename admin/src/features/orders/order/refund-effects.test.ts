import { expect, test } from 'vitest'
import { refundEffects } from './refund-effects.ts'

const access = { running: 0, completed: 0, unused: 0, invited: 0, used: 0 }

test('[OP-67] the dialog sums up what refunding the chosen lines revokes and what stays', () => {
  expect(refundEffects([])).toEqual([])
  expect(refundEffects([{ access: { ...access, running: 1 } }])).toEqual([
    '1 learner loses access to courses they have not completed.',
  ])
  expect(refundEffects([{ access: { ...access, used: 3 } }])).toEqual(['3 seats used by people who left stay used.'])
  expect(
    refundEffects([
      { access: { running: 2, completed: 1, unused: 1, invited: 0, used: 0 } },
      { access: { running: 1, completed: 1, unused: 4, invited: 2, used: 1 } },
    ]),
  ).toEqual([
    '3 learners lose access to courses they have not completed.',
    '5 unused seats are revoked.',
    '2 invitations stop working.',
    '2 completed courses stay, with their certificates and records.',
    '1 seat used by people who left stays used.',
  ])
})
