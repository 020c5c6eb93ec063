/** Why a bank declined, in Stripe's codes and words. */
export interface Refusal {
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'processing_error'
  decline_code?: string
  message: string
}

export interface TestCard {
  number: string
  brand: string
  does: string
  refusal: Refusal | null
}

const declined = (decline_code: string, message = 'Your card was declined.'): Refusal => ({
  code: 'card_declined',
  decline_code,
  message,
})

/** Stripe's well-known test cards, the only ones taken here. */
export const TEST_CARDS: TestCard[] = [
  { number: '4242424242424242', brand: 'visa', does: 'Pays', refusal: null },
  { number: '5555555555554444', brand: 'mastercard', does: 'Pays (Mastercard)', refusal: null },
  { number: '378282246310005', brand: 'amex', does: 'Pays (American Express, 4-digit CVC)', refusal: null },
  { number: '6011111111111117', brand: 'discover', does: 'Pays (Discover)', refusal: null },
  { number: '4000000000000002', brand: 'visa', does: 'Is declined', refusal: declined('generic_decline') },
  {
    number: '4000000000009995',
    brand: 'visa',
    does: 'Has insufficient funds',
    refusal: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  { number: '4000000000009987', brand: 'visa', does: 'Was lost', refusal: declined('lost_card') },
  {
    number: '4000000000000069',
    brand: 'visa',
    does: 'Has expired',
    refusal: { code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    does: 'Has another CVC',
    refusal: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    does: 'Fails while processing',
    refusal: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
]

/** 4242424242424242 as 4242 4242 4242 4242, American Express in its 4-6-5 groups. */
export function groupDigits(number: string): string {
  const groups = number.length === 15 ? /^(.{4})(.{6})(.{5})$/.exec(number)?.slice(1) : number.match(/.{1,4}/g)
  return (groups ?? [number]).join(' ')
}
