import type { Order } from '@portico/shared/contract/orders/orders.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { orderLabel } from './order-label.ts'

/** The order's label, and beside it that part of the money went back. */
export function OrderState({ order }: { order: Pick<Order, 'status' | 'payment_status' | 'refunded'> }) {
  const { label, tone } = orderLabel(order)
  const isPartly = order.refunded > 0 && order.payment_status === 'completed'
  return (
    <span className="row">
      <StatusMark tone={tone}>{label}</StatusMark>
      {isPartly ? <Badge tone="waiting">Partly refunded</Badge> : null}
    </span>
  )
}
