import { expect, test } from 'vitest'
import { orderStates, type OrderState } from '@portico/shared/states/orders/order.ts'
import { canceledPayment } from './canceled-payment.ts'

const order = (state: OrderState, is_current: boolean) => ({ id: 7, ...orderStates[state], is_current })
const canceled = (is_surely_uncharged: boolean) => ({ state: 'canceled', is_surely_uncharged })

test('says nothing was charged only if the provider just reported the payment as pending', () => {
  expect(canceledPayment(order('pending', true))).toEqual(canceled(true))
  expect(canceledPayment(order('failed', true))).toEqual(canceled(true))
  const unsure = [null, order('pending', false), order('processing', true), order('processing', false)]
  expect(unsure.map(canceledPayment)).toEqual(Array(4).fill(canceled(false)))
})

test('reports an order that was paid elsewhere as paid', () => {
  for (const is_current of [true, false])
    expect(canceledPayment(order('completed', is_current))).toEqual({ state: 'paid', order_id: 7 })
})
