import { may } from '@portico/shared/access/may.ts'
import type { Action } from '@portico/shared/access/grants.ts'
import { download_invoice } from '@portico/shared/contract/orders/invoice.ts'
import type { StaffOrder } from '@portico/shared/contract/orders/staff.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useState } from 'react'
import { useSession } from '../../../kernel/session/session.ts'
import { withSelectedPortal } from '../../../kernel/selected-portal.ts'
import { PurchaseActions } from '../purchase-orders/purchase-actions.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { SendInvoiceDialog } from './send-invoice-dialog.tsx'

const isOpen = ({ refunded_at, is_refunding }: StaffOrder['lines'][number]): boolean => !refunded_at && !is_refunding

/** Staff actions for an order: mark a purchase order as paid, send its invoice, refund it. */
export function OrderActions({ order, onChange }: { order: StaffOrder; onChange: () => void }) {
  const { me } = useSession()
  const [asked, setAsked] = useState<'refund' | 'invoice' | null>(null)
  const mayDo = (action: Action) => may({ roles: [me.current_role], action })
  const isPurchase = order.purchase_order !== null
  if (order.paid_at === null && !isPurchase) return null
  const close = () => setAsked(null)
  const pdf = `/api${withSelectedPortal(download_invoice.path.replace(':order_id', String(order.id)))}`
  const isDisputed = order.disputes.some(({ status }) => status === 'open')
  return (
    <>
      <PurchaseActions order={order} onChange={onChange} />
      <LinkButton kind="secondary" icon="download" href={pdf}>
        {order.invoice_number === null ? 'Pro forma (PDF)' : 'Invoice (PDF)'}
      </LinkButton>
      {mayDo('orders.send_invoice') && order.status !== orderStatus.cancelled ? (
        <Button kind="secondary" icon="mail" onClick={() => setAsked('invoice')}>
          Send invoice
        </Button>
      ) : null}
      {mayDo('orders.refund') && order.paid_at !== null && !isDisputed && order.lines.some(isOpen) ? (
        <Button kind="secondary" icon="refresh" onClick={() => setAsked('refund')}>
          Refund
        </Button>
      ) : null}
      {asked === 'refund' ? (
        <RefundDialog order={order} lines={order.lines.filter(isOpen)} onClose={close} onChange={onChange} />
      ) : null}
      {asked === 'invoice' ? <SendInvoiceDialog order={order} onClose={close} onChange={onChange} /> : null}
    </>
  )
}
