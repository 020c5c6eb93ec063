import { expect, test } from 'vitest'
import { readCard } from './read-card.ts'

const NOW_S = Date.UTC(2026, 5, 15) / 1000
const GOOD = {
  email: '',
  card_number: '4242 4242-4242 4242',
  card_expiry: '06/26',
  card_cvc: '123',
  card_name: ' Ada ',
}

test('[local payments] reads a test card in all common notations', () => {
  expect(readCard(GOOD, NOW_S)).toMatchObject({
    card: { brand: 'visa', last4: '4242', exp_month: 6, exp_year: 2026, name: 'Ada' },
    test_card: { refusal: null },
  })
  for (const card_expiry of ['6 / 2026', '0626', '06 26'])
    expect(readCard({ ...GOOD, card_expiry }, NOW_S), card_expiry).toMatchObject({
      card: { exp_month: 6, exp_year: 2026 },
    })
  expect(readCard({ ...GOOD, card_number: '378282246310005', card_cvc: '1234' }, NOW_S)).toMatchObject({
    card: { brand: 'amex' },
  })
})

test('[local payments] reports only the first invalid field, with Stripe’s wording', () => {
  const wrong = [
    ['card_number', '', 'Your card number is incomplete.'],
    ['card_number', '4242424242424241', 'Your card number is invalid.'],
    [
      'card_number',
      '4539148803436467',
      'Your card was declined. Only the test cards listed below work here; never enter a real card.',
    ],
    ['card_expiry', '05/26', "Your card's expiration date is in the past."],
    ['card_expiry', '13/30', "Your card's expiration date is incomplete."],
    ['card_cvc', '12', "Your card's security code is incomplete."],
    ['card_cvc', '1234', "Your card's security code is incomplete."],
    ['card_name', ' ', 'Enter the name on the card.'],
  ] as const
  for (const [field, value, message] of wrong)
    expect(readCard({ ...GOOD, [field]: value }, NOW_S)).toEqual({ errors: { [field]: message } })
})
