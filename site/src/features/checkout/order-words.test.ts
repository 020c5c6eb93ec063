import { expect, test } from 'vitest'
import { orderStates } from '@portico/shared/states/order.ts'
import { orderWords } from './order-words.ts'

test('[CHK-012] [CHK-013] every state of an order has one word and one tone', () => {
  expect(Object.values(orderStates).map((state) => orderWords(state).label)).toEqual([
    'Pending',
    'Processing',
    'Completed',
    'Refunded',
    'Cancelled',
    'Failed',
  ])
})
