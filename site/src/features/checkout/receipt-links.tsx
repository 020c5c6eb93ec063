import type { Order } from '@portico/shared/contract/orders.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'

export const receiptFile = (order_id: number): string => `/api/orders/${order_id}/receipt/pdf`

/** From a paid order to its receipt: to view and print, and as a PDF. */
export function ReceiptLinks({ order }: { order: Pick<Order, 'id' | 'paid_at'> }) {
  if (order.paid_at === null) return null
  return (
    <>
      <a className="receipt-link" href={linkTo('receipt', { order_id: order.id })}>
        <Icon name="file" size="small" />
        Receipt
        <span className="visually-hidden"> for order {order.id}</span>
      </a>
      <a className="receipt-link" href={receiptFile(order.id)} download>
        <Icon name="download" size="small" />
        PDF
        <span className="visually-hidden"> of the receipt for order {order.id}</span>
      </a>
    </>
  )
}
