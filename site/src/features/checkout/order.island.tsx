import type { OrderInFull } from '@portico/shared/contract/orders/orders.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { OrderNotice } from './order-notice.tsx'
import { OrderLines } from './order-lines.tsx'
import { portalMoment } from '../../scripts/portal-date.ts'
import { orderLabel } from './order-label.ts'
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
  const { label, tone } = orderLabel(order)
  return (
    <div className="stack stack-6">
      <div className="stack stack-2">
        <h1>Order {order.id}</h1>
        <p className="row">
          <StatusMark tone={tone}>{label}</StatusMark>
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

/** Discount, tax and total. */
function OrderSums({ order: { lines, coupon_code, total } }: { order: OrderInFull }) {
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const tax = lines.reduce((sum, line) => sum + line.tax, 0)
  return (
    <>
      {discount > 0 ? (
        <p className="summary-row order-sum">
          <span>{coupon_code === null ? 'Credit for what was paid before' : `Coupon ${coupon_code}`}</span>
          <span className="tabular">−{formatMoney(discount)}</span>
        </p>
      ) : null}
      {tax > 0 ? (
        <p className="summary-row order-sum">
          <span>Sales tax</span>
          <span className="tabular">{formatMoney(tax)}</span>
        </p>
      ) : null}
      <p className="summary-row order-total">
        <span>Total</span>
        <span className="price">{formatMoney(total)}</span>
      </p>
    </>
  )
}
