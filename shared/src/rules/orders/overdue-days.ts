import { orderStatus, type OrderStatus } from '../../states/orders/order.ts'

const day_ms = 86_400_000

/** Number of days a purchase order's invoice has been overdue: 0 if it is paid, canceled or not due yet. */
export function overdueDays(
  { status, purchase_order }: { status: OrderStatus; purchase_order: { due_on: string | null } | null },
  today: string,
): number {
  const due_on = purchase_order?.due_on
  if (!due_on || status !== orderStatus.pending) return 0
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(due_on)) / day_ms))
}
