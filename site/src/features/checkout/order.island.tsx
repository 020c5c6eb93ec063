import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { OrderNotice } from './order-notice.tsx'
import { OrderLines } from './order-lines.tsx'
import { portalMoment } from '../../scripts/portal-date.ts'
import { OrderState } from './order-state.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderSkeleton } from './order-skeletons.tsx'
import { PurchaseFacts } from './purchase/purchase-facts.tsx'
import { ReceiptLinks } from './receipt-links.tsx'
import { UnpaidOrder } from './unpaid-order.tsx'
import { useOrder } from './use-order.ts'

const idOfPath = (path: string): number | null => Number(/^\/orders\/([1-9]\d{0,14})$/.exec(path)?.[1] ?? 0) || null

/** /orders/:orderId: one order with all its actions (CHK-002). */
export function OrderPage() {
  const loaded = useOrder(idOfPath(location.pathname))
  if (loaded.state === 'loading') return <OrderSkeleton />
  if (loaded.state === 'failed') {
    if (loaded.error instanceof CallError && loaded.error.status === 404)
      return (
        <EmptyState
          isPage
          icon="search"
          title={loaded.error.message}
          action={<LinkButton href={linkTo('orders')}>My orders</LinkButton>}
        />
      )
    return (
      <ErrorState isPage onRetry={() => void loaded.reload()} requestId={referenceOf(loaded.error)}>
        {failureText(loaded.error)}
      </ErrorState>
    )
  }
  const { order, reload } = loaded
  return (
    <div className="stack stack-6">
      <div className="stack stack-2">
        <h1>Order {order.id}</h1>
        <p className="row">
          <OrderState order={order} />
          <span className="muted">{portalMoment(order.created_at)}</span>
        </p>
      </div>
      <UnpaidOrder order={order} onChange={reload} />
      <OrderNotice order={order} />
      {order.purchase_order ? <PurchaseFacts order={order} onChange={reload} /> : null}
      <OrderLines order={order} onChange={reload} />
      <OrderSums order={order} />
      <p className="row">
        <ReceiptLinks order={order} />
        <a href={linkTo('orders')}>All my orders</a>
      </p>
    </div>
  )
}
