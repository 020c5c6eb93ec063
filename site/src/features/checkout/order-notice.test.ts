import { expect, test } from 'vitest'
import type { OrderInFull } from '@portico/shared/contract/orders/orders.ts'
import { processingText } from './order-notice.tsx'

test('an order of several seats that waits for the bank says that seats wait, too', () => {
  const ofQuantity = (quantity: number) => processingText({ lines: [{ quantity } as OrderInFull['lines'][number]] })
  expect(ofQuantity(2)).toContain('Your courses and seats will be ready')
  expect(ofQuantity(1)).toContain('Your courses will be ready')
})
