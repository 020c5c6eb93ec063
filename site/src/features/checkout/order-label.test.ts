import { expect, test } from 'vitest'
import { orderStates } from '@portico/shared/states/orders/order.ts'
import { orderLabel } from './order-label.ts'

test('[CHK-012] [CHK-013] gives every order state one label and one tone', () => {
  expect(Object.entries(orderStates).map(([name, state]) => [name, ...Object.values(orderLabel(state))])).toEqual([
    ['pending', 'Pending', 'waiting'],
    ['processing', 'Processing', 'progress'],
    ['completed', 'Completed', 'success'],
    ['refunded', 'Refunded', 'waiting'],
    ['cancelled', 'Cancelled', 'failed'],
    ['failed', 'Failed', 'failed'],
  ])
})
