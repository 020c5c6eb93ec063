import { failureText } from '@portico/shared/browser/failure-text.ts'
import { cancel_purchase_order } from '@portico/shared/contract/orders/purchase.ts'
import type { StaffOrder } from '@portico/shared/contract/orders/staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'

type Props = { order: StaffOrder; onClose: () => void; onChange: () => void }

/** Dialog to close an unpaid purchase order; first shows what that revokes. */
export function CancelPurchaseDialog({ order, onClose, onChange }: Props) {
  const [reason, setReason] = useState('')
  const save = useMutation({
    mutationFn: () =>
      api(cancel_purchase_order, { params: { order_id: order.id }, query: {}, body: { reason: reason.trim() } }),
    onSuccess: () => {
      toasts.show({ kind: 'success', text: `Order ${order.id} was canceled.` })
      onChange()
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Cancel order ${order.id}`}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button kind="danger" busy={save.isPending} disabled={reason.trim() === ''} onClick={() => save.mutate()}>
            Cancel the order
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          {order.purchase_order?.due_on
            ? 'Unused seats and unfinished courses are revoked. Completed courses stay, and the invoice says that nothing is due.'
            : 'Nothing has been granted yet. The order can no longer be paid, but the buyer can place another one.'}
        </p>
        <Field label="Reason" required help="Sent to the buyer by email.">
          <TextArea rows={3} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {save.isError ? (
          <Notice tone="failed" alert>
            {failureText(save.error)}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}
