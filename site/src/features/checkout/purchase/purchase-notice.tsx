import type { OrderInFull } from '@portico/shared/contract/orders/orders.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { daysOverdue, purchaseText } from './purchase-text.ts'

export function PurchaseNotice({ order }: { order: OrderInFull }) {
  const granted = daysOverdue(order) > 0 ? 'failed' : 'progress'
  return <Notice tone={order.purchase_order?.due_on ? granted : 'waiting'}>{purchaseText(order)}</Notice>
}
