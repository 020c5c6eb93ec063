import { describe, expect, test } from 'vitest'
import type { PricedCartLine } from '../cart/priced-lines.ts'
import { emptyCheckoutForm } from './checkout-form.ts'
import { parseCheckoutForm } from './parse-checkout-form.ts'
import { priceChanges, seenPrices } from './price-changes.ts'

const line = (id: number, quantity: number, unit_price: number): PricedCartLine => ({
  line: { id, slug: `c-${id}`, quantity },
  item: { id, slug: `c-${id}`, title: `Course ${id}`, thumbnail: null, course_pricings: [] },
  unit_price,
  total: unit_price * quantity,
})

test('[CHK-004] shows old and new price of a changed price; a different quantity is no change', () => {
  const seen = seenPrices('course', [line(1, 2, 3900), line(2, 1, 1000)])
  expect(priceChanges({ kind: 'course', priced: [line(1, 2, 3900), line(2, 1, 1000)], seen })).toEqual([])
  expect(priceChanges({ kind: 'course', priced: [line(1, 5, 3500), line(2, 1, 1000)], seen })).toEqual([])
  expect(priceChanges({ kind: 'course', priced: [line(1, 2, 4500), line(2, 1, 900)], seen })).toEqual([
    'The price of "Course 1" has changed from $39.00 to $45.00. Please check your order before you pay.',
    'The price of "Course 2" has changed from $10.00 to $9.00. Please check your order before you pay.',
  ])
})

describe('the stored checkout form', () => {
  test('opens with whatever storage holds and preserves its valid parts', () => {
    const account = {
      mode: 'code',
      email: 'ada@example.com',
      first_name: 'Ada',
      last_name: '',
      is_adult: true,
      resend_at_ms: 5,
    }
    const billed_to = { ...emptyCheckoutForm.billed_to, company: 'Acme', po_number: 'PO-7' }
    const portal = { kind: 'new', name: 'Ada’s school', slug: 'adas-school', portal_id: null } as const
    expect(
      parseCheckoutForm({
        account,
        seen: { 'course-1x2': 3900 },
        attempt: { idempotency_key: 'k'.repeat(20), contents: '[]' },
        order_id: 7,
        billed_to,
        billed_to_of: 3,
        portal,
        seats_for: { '3-12': 'others' },
      }),
    ).toEqual({
      account,
      seen: { 'course-1x2': 3900 },
      attempt: { idempotency_key: 'k'.repeat(20), contents: '[]' },
      order_id: 7,
      billed_to,
      billed_to_of: 3,
      portal,
      purchase: emptyCheckoutForm.purchase,
      seats_for: { '3-12': 'others' },
    })
    expect(
      parseCheckoutForm({ account, seen: 'x', attempt: { idempotency_key: 'short' }, order_id: null }),
    ).toMatchObject({ account, seen: {}, attempt: null })
    for (const broken of [null, 5, 'x', []])
      expect(parseCheckoutForm(broken)).toMatchObject({
        account: { mode: 'sign-in', email: '' },
        order_id: null,
        billed_to: { name: null, company: '' },
        billed_to_of: null,
        portal: { kind: 'new', name: '' },
      })
  })
})
