import { cancel_order, type OrderInFull } from '@portico/shared/contract/orders/orders.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useState } from 'react'
import { browserCall } from '../../kernel/browser-call.ts'

type Props = { order: OrderInFull; onChange: () => Promise<void> }

/** An order that waits for its payment: the buyer pays for it or cancels it. */
export function UnpaidOrder({ order, onChange }: Props) {
  const { id, checkout_url, is_current, status, payment_status, purchase_order, total } = order
  // Lives here, because after a refusal the button may be gone and the reason must stay.
  const { busy, failure, cancel } = useCancelOrder(order, onChange)
  const refusal = failure ? (
    <Notice tone="failed" alert>
      {failure}
    </Notice>
  ) : null
  if (failure === null && checkout_url && !is_current)
    return (
      <Notice tone="waiting">
        <p>Order {id} is being confirmed. You don’t need to pay again. Check back in a few minutes.</p>
      </Notice>
    )
  if (status !== orderStatus.pending || payment_status !== 'pending' || purchase_order || !is_current) return refusal
  return (
    <>
      {refusal}
      <Notice tone="waiting">
        <div className="stack stack-2">
          <p>
            {checkout_url
              ? 'This order hasn’t been paid yet. You can still pay for it, or cancel it.'
              : 'This order hasn’t been paid yet.'}
          </p>
          <div className="row">
            {checkout_url ? <LinkButton href={checkout_url}>Pay {formatMoney(total)}</LinkButton> : null}
            <CancelOrder order={order} busy={busy} cancel={cancel} />
          </div>
        </div>
      </Notice>
    </>
  )
}

function useCancelOrder({ id }: OrderInFull, onChange: Props['onChange']) {
  const { busy, failure, run } = useAction()
  const cancel = () =>
    run(async () => {
      try {
        await browserCall(cancel_order, { params: { order_id: id } })
      } finally {
        // Even after an error: the order may have been paid meanwhile.
        await onChange()
      }
    })
  return { busy, failure, cancel }
}

type Canceling = { order: OrderInFull } & Pick<ReturnType<typeof useCancelOrder>, 'busy' | 'cancel'>

function CancelOrder({ order: { coupon_code }, busy, cancel }: Canceling) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setAsks(true)}>
        Cancel order
      </Button>
      <ConfirmDialog
        danger
        open={asks}
        title="Cancel this order?"
        cancelLabel="Keep it"
        confirmLabel="Cancel it"
        busy={busy}
        onCancel={() => setAsks(false)}
        onConfirm={() => void cancel().finally(() => setAsks(false))}
      >
        {coupon_code
          ? `It can no longer be paid, and the code ${coupon_code} can be used again.`
          : 'It can no longer be paid. You can order again anytime.'}
      </ConfirmDialog>
    </>
  )
}
