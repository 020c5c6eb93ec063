import type { PaymentSubject } from './payments.ts'

/** The name under which the provider keeps an order. */
export const referenceOf = ({ portal_id, order_id }: PaymentSubject): string => `order-${portal_id}-${order_id}`

/** The order that a reference names; null for a reference that we did not give. */
export function subjectOf(reference: string | null): PaymentSubject | null {
  const [, portal_id, order_id] = /^order-(\d{1,15})-(\d{1,15})$/.exec(reference ?? '') ?? []
  return portal_id && order_id ? { portal_id: Number(portal_id), order_id: Number(order_id) } : null
}
