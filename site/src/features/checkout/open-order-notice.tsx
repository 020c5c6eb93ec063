import { linkTo } from '@portico/shared/pages/link-to.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'

/** Explains another payment page's effect: it will close, or it was paid and nothing is left to pay. */
export function OpenOrderNotice({ open, confirming }: { open: number | null; confirming: number | null }) {
  if (confirming !== null)
    return (
      <Notice tone="waiting" alert>
        <p>
          <OrderLink order_id={confirming} start="Order" /> is being confirmed. You don’t need to pay again. This page
          updates by itself.
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
