import type { Refusal } from './test-cards.ts'

export interface TestBank {
  number: string
  does: string
  /** the bank's answer days later; null: it pays */
  refusal: Refusal | null
}

const refused = (decline_code: string, message: string): Refusal => ({
  code: 'payment_intent_payment_attempt_failed',
  decline_code,
  message,
})

/** The routing number of every test account. */
export const TEST_ROUTING_NUMBER = '110000000'

/** Stripe's test accounts for ACH debits: the session completes at once and is paid or declined days later. */
export const TEST_BANKS: TestBank[] = [
  { number: '000123456789', does: 'Pays after a few days', refusal: null },
  {
    number: '000222222227',
    does: 'Is refused after a few days: insufficient funds',
    refusal: refused('insufficient_funds', 'The customer’s account has insufficient funds to cover this payment.'),
  },
  {
    number: '000111111113',
    does: 'Is refused after a few days: closed account',
    refusal: refused('bank_account_closed', 'The customer’s bank account has been closed.'),
  },
]

/** How long a bank takes to decide, by the service's own clock. */
export const BANK_DECIDES_AFTER_S = 4 * 24 * 60 * 60
