import type { Order } from '@portico/shared/contract/orders/orders.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'

export const receiptFile = (order_id: number): string => `/api/orders/${order_id}/receipt/pdf`

export const invoiceFile = (order_id: number): string => `/api/orders/${order_id}/invoice/pdf`

/** Links from a paid order to its receipt (view, print, PDF) and invoice. */
export function ReceiptLinks({ order }: { order: Pick<Order, 'id' | 'paid_at' | 'status' | 'purchase_order'> }) {
  if (order.paid_at === null) return order.purchase_order ? <PurchaseInvoice {...order} /> : null
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
      <a className="receipt-link" href={invoiceFile(order.id)} download>
        <Icon name="download" size="small" />
        Invoice
        <span className="visually-hidden"> for order {order.id}</span>
      </a>
    </>
  )
}

/** The invoice of a purchase order on credit terms, or a pro forma invoice otherwise. */
const PurchaseInvoice = ({ id, purchase_order }: Pick<Order, 'id' | 'purchase_order'>) => (
  <a className="receipt-link" href={invoiceFile(id)} download>
    <Icon name="download" size="small" />
    {purchase_order?.due_on ? 'Invoice' : 'Pro forma invoice'}
    <span className="visually-hidden"> for order {id}</span>
  </a>
)
