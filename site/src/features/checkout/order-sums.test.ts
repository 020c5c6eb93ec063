import type { Order } from '@portico/shared/contract/orders/orders.ts'
import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { OrderState } from './order-state.tsx'
import { OrderSums } from './order-sums.tsx'

vi.mock('../../scripts/portal-date.ts', () => ({ portalDate: (at: string) => at.slice(0, 10) }))

const line = { discount: 0, tax: 0 } as Order['lines'][number]
const order = {
  id: 17,
  status: 3,
  payment_status: 'completed',
  total: 10_620,
  coupon_code: null,
  lines: [line],
  refunded: 0,
  refunds: [],
} as unknown as Order
const refund = { id: 4, amount: 1980, refunded_at: '2026-11-30T12:00:00.000Z', credit_note: 'CN-000001' }
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('an order without a refund shows its total alone', () => {
  expect(textOf(draw(h(OrderSums, { order })))).toBe('Total $106.20')
  expect(textOf(draw(h(OrderState, { order })))).toBe('Completed')
})

test('a partly refunded order shows each refund with day and credit note, the net, and its state', () => {
  const partly = { ...order, refunded: 1980, refunds: [refund] }
  const markup = draw(h(OrderSums, { order: partly }))
  expect(textOf(markup)).toBe('Total $106.20 Refunded on 2026-11-30 Credit note CN-000001 −$19.80 Net $86.40')
  expect(markup).toContain('href="/api/orders/17/refunds/4/credit-note/pdf"')
  expect(textOf(draw(h(OrderState, { order: partly })))).toBe('Completed Partly refunded')
})

test('a lost dispute is no refund, but money that went back', () => {
  const lost = { ...order, payment_status: 'refunded' as const, refunded: 10_620 }
  expect(textOf(draw(h(OrderSums, { order: lost })))).toBe('Total $106.20 Returned by your bank −$106.20 Net $0.00')
  expect(textOf(draw(h(OrderState, { order: lost })))).toBe('Refunded')
})
