import { expect, test } from 'vitest'
import { billedToFor, assignBilledTo } from './billed-to-for.ts'
import { emptyCheckoutForm } from './checkout-form.ts'

const nothing = emptyCheckoutForm.billed_to
const acme = { ...nothing, name: 'Ada', company: 'Acme', line1: '1 Pier' }

test('keeps billed-to data for its author, through sign-in, and never shows it to another user', () => {
  const typed = { billed_to: acme, billed_to_of: null }
  expect(billedToFor(typed, null)).toEqual(acme)
  const ofAda = assignBilledTo(typed, 7)
  expect([billedToFor(ofAda, 7), billedToFor(ofAda, null), billedToFor(ofAda, 8)]).toEqual([acme, nothing, nothing])
  expect(assignBilledTo(ofAda, 7)).toEqual(ofAda)
  expect(assignBilledTo(ofAda, 8)).toEqual({ billed_to: nothing, billed_to_of: 8 })
})
