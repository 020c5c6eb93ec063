import { orderInFull, type OrderInFull } from '@portico/shared/contract/orders/orders.ts'
import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { OrderLines } from './order-lines.tsx'

const paid = v.parse(orderInFull, {
  id: 7,
  type: 'course',
  status: 3,
  payment_status: 'completed',
  total: 1900,
  coupon_code: null,
  currency: 'usd',
  created_at: '2026-11-22T10:35:00.000Z',
  paid_at: '2026-11-22T10:36:00.000Z',
  user: { id: 3, first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' },
  lines: [],
  refunded: 0,
  refunds: [],
  checkout_url: null,
  purchase_order: null,
  is_current: true,
})
const line: OrderInFull['lines'][number] = {
  id: 9,
  kind: 'Course',
  course_id: 4,
  bundle: null,
  slug: 'first-aid',
  title: 'First Aid',
  thumbnail: null,
  quantity: 1,
  unit_price: 1900,
  discount: 0,
  tax: 0,
  total: 1900,
  fulfilled_at: null,
  refunded_at: null,
  is_disputed: false,
  seats_for: null,
  enrollment_id: 12,
  remaining_credits: 0,
  claim_link_made_at: null,
  seats: { claimed: [], invited: [], used: [], free: 0, elsewhere: 0 },
}
const renderLines = (isNew: boolean, quantity = 1, is_disputed = false): string =>
  draw(
    h(OrderLines, { order: { ...paid, lines: [{ ...line, quantity, is_disputed }] }, isNew, onChange: async () => {} }),
  )

test('offers to start a course right after payment, and links older orders to the course', () => {
  expect(renderLines(true)).toContain('Start course')
  expect(renderLines(false)).toContain('Go to course')
  expect(renderLines(false)).not.toContain('Start course')
  expect(renderLines(true, 1, true)).not.toContain('Start course')
  expect(renderLines(true, 3)).not.toContain('Start course')
})
