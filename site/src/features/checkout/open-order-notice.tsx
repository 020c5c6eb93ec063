import { linkTo } from '@portico/shared/pages/link-to.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'

type Props = {
  open: number | null
  confirming: number | null
  /** a bank is deciding on it */ processing?: number | null
}

/** Explains another order's effect: its payment page will close, it was paid and nothing is left to pay, or its bank is still deciding. */
export function OpenOrderNotice({ open, confirming, processing = null }: Props) {
  if (confirming !== null)
    return (
      <Notice tone="waiting" alert>
        <p>
          <OrderLink order_id={confirming} start="Order" /> is being confirmed. You don’t need to pay again. This page
          updates by itself.
        </p>
      </Notice>
    )
  if (processing !== null)
    return (
      <Notice tone="waiting">
        <p>
          <OrderLink order_id={processing} start="Order" /> for this is being processed: your bank is still deciding on
          the payment. You don’t need to pay again.
        </p>
      </Notice>
    )
  if (open === null) return null
  return (
    <Notice tone="waiting" alert>
      <p>
        You’ve started to pay for <OrderLink order_id={open} start="order" />, perhaps in another tab. If you pay here,
        that payment page closes.
      </p>
    </Notice>
  )
}

const OrderLink = ({ order_id, start }: { order_id: number; start: string }) => (
  <a href={linkTo('order', { order_id })}>
    {start} {order_id}
  </a>
)
