import type { Order } from '@portico/shared/contract/orders/orders.ts'
import { orderStatusLabels, paymentStatusLabels } from '@portico/shared/states/orders/order.ts'
import type { Tone } from '@portico/shared/ui/tone.ts'

/** An order's label in lists (OP-02): from the status, or from the payment status where that says more (refunded, processing). */
export function orderLabel({ status, payment_status }: Pick<Order, 'status' | 'payment_status'>): {
  label: string
  tone: Tone
} {
  if (payment_status === 'refunded') return { label: paymentStatusLabels.refunded, tone: 'waiting' }
  if (payment_status === 'processing') return { label: paymentStatusLabels.processing, tone: 'progress' }
  const tones: Record<Order['status'], Tone> = { 1: 'waiting', 2: 'failed', 3: 'success', 4: 'failed' }
  return { label: orderStatusLabels[status], tone: tones[status] }
}
