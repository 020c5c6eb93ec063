import type { PaymentSubject } from './payments.ts'

/** Returns the reference that identifies an order at the provider. */
export const referenceOf = ({ portal_id, order_id }: PaymentSubject): string => `order-${portal_id}-${order_id}`

/** Returns the order that a reference names; null if the reference is not one of ours. */
export function subjectOf(reference: string | null): PaymentSubject | null {
  const [, portal_id, order_id] = /^order-(\d{1,15})-(\d{1,15})$/.exec(reference ?? '') ?? []
  return portal_id && order_id ? { portal_id: Number(portal_id), order_id: Number(order_id) } : null
}
