import type { OrderInFull } from '@portico/shared/contract/orders/orders.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { daysOverdue, purchaseText } from './purchase/purchase-text.ts'

/** Notice on an order that is not simply paid: waiting for a bank, declined, closed, disputed. */
export function OrderNotice({ order }: { order: OrderInFull }) {
  if (order.purchase_order && order.status === orderStatus.pending) return <PurchaseNotice order={order} />
  if (order.purchase_order && order.status === orderStatus.cancelled)
    return <Notice>This purchase order was canceled. Nothing is due.</Notice>
  if (order.payment_status === 'processing') return <Notice tone="waiting">{processingText(order)}</Notice>
  if (order.status === orderStatus.failed)
    return (
      <Notice tone="failed">
        Your bank refused this payment. You weren’t charged, and the order is closed. To buy these courses, please order
        them again and pay another way.
      </Notice>
    )
  if (order.status === orderStatus.cancelled)
    return <Notice>This order was closed without a payment. You weren’t charged.</Notice>
  if (order.lines.some(({ is_disputed }) => is_disputed))
    return (
      <Notice tone="waiting">
        The payment for this order is disputed. Until the dispute is settled, its courses and seats are paused. You keep
        completed courses and certificates.
      </Notice>
    )
  return null
}

/** A bank debit takes days to be decided. */
export function processingText({ lines }: Pick<OrderInFull, 'lines'>): string {
  const bought = lines.some(({ quantity }) => quantity > 1) ? 'courses and seats' : 'courses'
  return `Your bank is processing the payment, which takes up to four business days. Your ${bought} will be ready as soon as it is paid, and we’ll email your receipt then. You don’t need to do anything.`
}

function PurchaseNotice({ order }: { order: OrderInFull }) {
  const granted = daysOverdue(order) > 0 ? 'failed' : 'progress'
  return <Notice tone={order.purchase_order?.due_on ? granted : 'waiting'}>{purchaseText(order)}</Notice>
}
