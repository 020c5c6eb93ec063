import type { PayErrors, PayField } from './pay-fields.ts'
import { TEST_CARDS } from './test-cards.ts'
import type { TestCard } from './test-cards.ts'

/** The storable details of a card. */
export interface Card {
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  name: string
  fingerprint: string
}

type CardForm = Record<'card_number' | 'card_expiry' | 'card_cvc' | 'card_name', string>

/** Validates the card form. Rejects all but test card numbers, so that a real one is never stored. */
export function readCard(form: CardForm, now_s: number): { errors: PayErrors } | { card: Card; test_card: TestCard } {
  const number = form.card_number.replace(/[\s-]/g, '')
  const test_card = TEST_CARDS.find((card) => card.number === number)
  const expiry = readExpiry(form.card_expiry)
  const errors: PayErrors = {
    ...failed('card_number', numberError(number, test_card)),
    ...failed('card_expiry', expiryError(expiry, now_s)),
    ...failed(
      'card_cvc',
      new RegExp(`^\\d{${test_card?.brand === 'amex' ? 4 : 3}}$`).test(form.card_cvc.trim())
        ? null
        : "Your card's security code is incomplete.",
    ),
    ...failed('card_name', form.card_name.trim() === '' ? 'Enter the name on the card.' : null),
  }
  if (Object.keys(errors).length > 0 || !test_card || !expiry) return { errors }
  const card = {
    brand: test_card.brand,
    last4: number.slice(-4),
    ...expiry,
    name: form.card_name.trim().slice(0, 200),
    fingerprint: `LocalTest${number.slice(-7)}`,
  }
  return { card, test_card }
}

export function emailError(email: string): string | null {
  if (email.trim() === '') return 'Enter your email address.'
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim()) ? null : 'Your email address is invalid.'
}

function failed(field: PayField, message: string | null): PayErrors {
  return message === null ? {} : { [field]: message }
}

function numberError(number: string, test_card: TestCard | undefined): string | null {
  if (test_card) return null
  if (!/^\d{12,19}$/.test(number)) return 'Your card number is incomplete.'
  if (!passesLuhn(number)) return 'Your card number is invalid.'
  return 'Your card was declined. Only the test cards listed below work here; never enter a real card.'
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

function readExpiry(text: string): { exp_month: number; exp_year: number } | null {
  const match = /^\s*(0?[1-9]|1[0-2])\s*(?:\/\s*)?(?:20)?(\d{2})\s*$/.exec(text)
  return match ? { exp_month: Number(match[1]), exp_year: 2000 + Number(match[2]) } : null
}

function expiryError(expiry: { exp_month: number; exp_year: number } | null, now_s: number): string | null {
  if (!expiry) return "Your card's expiration date is incomplete."
  const first_invalid_ms = Date.UTC(expiry.exp_year, expiry.exp_month)
  return first_invalid_ms <= now_s * 1000 ? "Your card's expiration date is in the past." : null
}
