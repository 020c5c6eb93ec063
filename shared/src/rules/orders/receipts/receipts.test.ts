import { expect, test } from 'vitest'
import { paymentMethodText } from './payment-method-text.ts'
import { readyText } from './ready-text.ts'
import { sellerLines } from './seller-lines.ts'

test('names the payment method with its last four digits, if known', () => {
  const text = (method: string, last4: string | null) => paymentMethodText({ total: 100, paid_with: { method, last4 } })
  expect(text('visa', '4242')).toBe('Visa ending in 4242')
  expect(text('amex', '0005')).toBe('American Express ending in 0005')
  expect(text('eftpos_au', '1111')).toBe('Card ending in 1111')
  expect(text('link', null)).toBe('Link')
  expect(paymentMethodText({ total: 100, paid_with: null })).toBe('Card')
  expect(paymentMethodText({ total: 0, paid_with: null })).toBe('No payment needed')
})

test('the seller’s postal address skips missing parts and names a foreign country', () => {
  const seller = { name: 'S', email: null, tax_id: null, address: '1 Pier', address_2: null, city: 'Baltimore' }
  expect(sellerLines({ ...seller, state: 'MD', zip_code: '21201', country: 'US' })).toEqual([
    '1 Pier',
    'Baltimore, MD 21201',
  ])
  expect(sellerLines({ ...seller, address: '', state: null, zip_code: null, country: 'CA' })).toEqual([
    'Baltimore',
    'CA',
  ])
})

test('the text about what is ready fits one course, two courses, seats, and both', () => {
  expect(readyText({ courses: 1, seats: 0 })).toBe('Your course is ready. You can start right away.')
  expect(readyText({ courses: 2, seats: 0 })).toBe('Your 2 courses are ready. You can start right away.')
  expect(readyText({ courses: 0, seats: 5 })).toBe(
    'Your 5 seats are ready. Claim one for yourself, or assign them to others.',
  )
  expect(readyText({ courses: 0, seats: 0 })).toBe(
    'Your plan is paid for. We’re setting up your portal; your order leads to it.',
  )
  expect(readyText({ courses: 0, seats: 1 })).toBe('Your seat is ready. Assign it to others.')
  expect(readyText({ courses: 1, seats: 3 })).toBe(
    'Your course is ready. You can start right away. Your 3 seats are ready. Assign them to others.',
  )
})
