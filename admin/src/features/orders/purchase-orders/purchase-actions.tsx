import { may } from '@portico/shared/access/may.ts'
import type { StaffOrder } from '@portico/shared/contract/orders/staff.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useState } from 'react'
import { useSession } from '../../../kernel/session/session.ts'
import { CancelPurchaseDialog } from './cancel-purchase-dialog.tsx'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'

/** Accounting's actions for an unpaid purchase order; staff cannot use them on their own orders. */
export function PurchaseActions({ order, onChange }: { order: StaffOrder; onChange: () => void }) {
  const { me } = useSession()
  const [asked, setAsked] = useState<'paid' | 'cancel' | null>(null)
  const isOpen = order.purchase_order !== null && order.status === orderStatus.pending
  if (!isOpen || order.buyer.id === me.id || !may({ roles: [me.current_role], action: 'orders.mark_paid' })) return null
  const close = () => setAsked(null)
  return (
    <>
      <Button icon="check" onClick={() => setAsked('paid')}>
        Mark as paid
      </Button>
      <Button kind="secondary" icon="close" onClick={() => setAsked('cancel')}>
        Cancel order
      </Button>
      {asked === 'paid' ? <MarkPaidDialog order={order} onClose={close} onChange={onChange} /> : null}
      {asked === 'cancel' ? <CancelPurchaseDialog order={order} onClose={close} onChange={onChange} /> : null}
    </>
  )
}
