import { mayStep, type Steps } from '../may-step.ts'

/** Order status, for lists of orders (CHK-012). */
export const orderStatus = { pending: 1, cancelled: 2, completed: 3, failed: 4 } as const

export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus]

export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  1: 'Pending',
  2: 'Cancelled',
  3: 'Completed',
  4: 'Failed',
}

/** Payment status, for payment and refund screens (CHK-013). */
export const paymentStatuses = ['pending', 'processing', 'completed', 'cancelled', 'refunded'] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

export const paymentStatusLabels: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}

export type OrderState = 'pending' | 'processing' | 'completed' | 'cancelled' | 'refunded' | 'failed'

/** The only mapping between order and payment status (OP-02). A failed attempt leaves the payment pending, so it can be retried. */
export const orderStates: Readonly<
  Record<OrderState, { readonly status: OrderStatus; readonly payment_status: PaymentStatus }>
> = {
  pending: { status: 1, payment_status: 'pending' },
  processing: { status: 1, payment_status: 'processing' },
  completed: { status: 3, payment_status: 'completed' },
  refunded: { status: 3, payment_status: 'refunded' },
  cancelled: { status: 2, payment_status: 'cancelled' },
  failed: { status: 4, payment_status: 'pending' },
}

export const orderSteps: Steps<OrderState> = {
  pending: ['processing', 'completed', 'cancelled', 'failed'],
  processing: ['completed', 'cancelled', 'failed'],
  failed: ['processing', 'completed', 'cancelled'],
  completed: ['refunded'],
  cancelled: [],
  refunded: [],
}

export const mayStepOrder = (from: OrderState, to: OrderState): boolean => mayStep({ steps: orderSteps, from, to })

const names = Object.keys(orderStates) as readonly OrderState[]

/** Returns the state of an order row; null if the table does not have its combination of statuses. */
export function orderStateOf(row: { status: number; payment_status: string }): OrderState | null {
  return (
    names.find(
      (name) => orderStates[name].status === row.status && orderStates[name].payment_status === row.payment_status,
    ) ?? null
  )
}
