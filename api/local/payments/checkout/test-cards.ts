/** A bank's reason for declining, with Stripe's codes and wording. */
export interface Refusal {
  code:
    | 'card_declined'
    | 'expired_card'
    | 'incorrect_cvc'
    | 'processing_error'
    | 'payment_intent_authentication_failure'
    | 'payment_intent_payment_attempt_failed'
  decline_code?: string
  message: string
}

export interface TestCard {
  number: string
  brand: string
  does: string
  refusal: Refusal | null
  /** requires 3-D Secure authentication before the bank decides */
  asks_bank?: true
  /** can be stored for later, although charging it is declined */
  attaches?: true
  /** paid first, then disputed for this reason */
  disputed_as?: 'fraudulent' | 'product_not_received'
}

const declined = (decline_code: string, message = 'Your card was declined.'): Refusal => ({
  code: 'card_declined',
  decline_code,
  message,
})
const poor = declined('insufficient_funds', 'Your card has insufficient funds.')
const visa = (number: string, does: string, refusal: Refusal | null = null): TestCard => ({
  number,
  brand: 'visa',
  does,
  refusal,
})

/** Stripe's well-known test cards, the only ones accepted here. */
export const TEST_CARDS: TestCard[] = [
  visa('4242424242424242', 'Pays'),
  { ...visa('5555555555554444', 'Pays (Mastercard)'), brand: 'mastercard' },
  { ...visa('378282246310005', 'Pays (American Express, 4-digit CVC)'), brand: 'amex' },
  { ...visa('6011111111111117', 'Pays (Discover)'), brand: 'discover' },
  { ...visa('4000002500003155', 'Asks for 3-D Secure, then pays'), asks_bank: true },
  { ...visa('4000008260003178', 'Asks for 3-D Secure, then has insufficient funds', poor), asks_bank: true },
  { ...visa('4000000000000259', 'Pays, then is disputed as fraudulent'), disputed_as: 'fraudulent' },
  { ...visa('4000000000002685', 'Pays, then is disputed as not received'), disputed_as: 'product_not_received' },
  {
    ...visa(
      '4000000000000341',
      'Can be kept for renewals, is declined when it is charged',
      declined('generic_decline'),
    ),
    attaches: true,
  },
  visa('4000000000000002', 'Is declined', declined('generic_decline')),
  visa('4000000000009995', 'Has insufficient funds', poor),
  visa('4000000000009987', 'Was lost', declined('lost_card')),
  visa('4000000000000069', 'Has expired', { code: 'expired_card', message: 'Your card has expired.' }),
  visa('4000000000000127', 'Has another CVC', {
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  }),
  visa('4000000000000119', 'Fails while processing', {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  }),
]

/** Groups digits: 4242424242424242 as 4242 4242 4242 4242, American Express as 4-6-5. */
export function groupDigits(number: string): string {
  const groups = number.length === 15 ? /^(.{4})(.{6})(.{5})$/.exec(number)?.slice(1) : number.match(/.{1,4}/g)
  return (groups ?? [number]).join(' ')
}
