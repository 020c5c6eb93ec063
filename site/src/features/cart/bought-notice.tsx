import { linkTo } from '@portico/shared/pages/link-to.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useStore } from '@nanostores/react'
import { $boughtOrders } from './open-orders.store.ts'

/** Explains why the cart has fewer lines: they were bought in another tab, or on a page closed since. */
export function BoughtNotice() {
  const bought = useStore($boughtOrders)
  return (
    <div role="status" className="live">
      {bought.length > 0 ? (
        <Notice tone="success">
          {bought.map((order_id) => (
            <p key={order_id}>
              You already bought this with <a href={linkTo('order', { order_id })}>order {order_id}</a>, so it left your
              cart. You weren’t charged again. To buy more, add it again.
            </p>
          ))}
        </Notice>
      ) : null}
    </div>
  )
}
