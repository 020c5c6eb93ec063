import { expect, test } from 'vitest'
import { orderStates } from '@portico/shared/states/order.ts'
import { orderLabel } from './order-label.ts'

test('[CHK-012] [CHK-013] every state of an order has one word and one tone', () => {
  expect(Object.values(orderStates).map((state) => orderLabel(state).label)).toEqual([
    'Pending',
    'Processing',
    'Completed',
    'Refunded',
    'Cancelled',
    'Failed',
  ])
})
