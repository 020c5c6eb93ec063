import type { PayErrors, PayForm } from './pay-fields.ts'
import { TEST_BANKS, TEST_ROUTING_NUMBER, type TestBank } from './test-banks.ts'

/** The storable details of a bank account. */
export interface Bank {
  routing_number: string
  last4: string
  name: string
  fingerprint: string
}

/** Validates the bank account form. As with cards, only test accounts are accepted. */
export function readBank(form: PayForm): { errors: PayErrors } | { bank: Bank; test_bank: TestBank } {
  const [routing_number, number] = [form.bank_routing, form.bank_account].map((text) => text.replace(/[\s-]/g, ''))
  const name = form.bank_name.trim().slice(0, 200)
  const test_bank = TEST_BANKS.find((bank) => bank.number === number)
  const errors: PayErrors = {
    ...(routing_number === TEST_ROUTING_NUMBER ? {} : { bank_routing: 'Your routing number is invalid.' }),
    ...(test_bank
      ? {}
      : { bank_account: 'Only the test accounts listed below work here; never enter a real account number.' }),
    ...(name === '' ? { bank_name: 'Enter the name of the account holder.' } : {}),
  }
  if (Object.keys(errors).length > 0 || !test_bank || routing_number === undefined) return { errors }
  const last4 = test_bank.number.slice(-4)
  return { bank: { routing_number, last4, name, fingerprint: `LocalBank${last4}` }, test_bank }
}
