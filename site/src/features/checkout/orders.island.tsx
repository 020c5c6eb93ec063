import { list_orders, type Order } from '@portico/shared/contract/orders/orders.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useEffect, useState } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { browserCall } from '../../kernel/browser-call.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { portalMoment } from '../../scripts/portal-date.ts'
import { ReceiptLinks } from './receipt-links.tsx'
import { OrderState } from './order-state.tsx'
import { OrdersSkeleton } from './order-skeletons.tsx'

type List =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; orders: readonly Order[]; next: string | null; isMore: boolean }

/** /orders: the user's orders, newest first (OP-65). */
export function OrdersPage({ has_storefront }: { has_storefront: boolean }) {
  const [list, setList] = useState<List>({ state: 'loading' })
  const load = async (cursor?: string, before: readonly Order[] = []) => {
    if (before.length > 0) setList({ state: 'ready', orders: before, next: cursor ?? null, isMore: true })
    try {
      const { data, meta } = await browserCall(list_orders, { query: cursor ? { cursor } : {} })
      setList({ state: 'ready', orders: [...before, ...data], next: meta.next_cursor, isMore: false })
    } catch (error) {
      setList({ state: 'failed', error })
    }
  }
  useEffect(() => void load(), [])
  if (list.state === 'loading') return <OrdersSkeleton />
  if (list.state === 'failed')
    return (
      <ErrorState onRetry={() => void load()} requestId={referenceOf(list.error)}>
        {failureText(list.error)}
      </ErrorState>
    )
  if (list.orders.length === 0)
    return (
      <EmptyState
        icon="list"
        title="No orders yet"
        action={has_storefront ? <LinkButton href={linkTo('courses')}>Find a course</LinkButton> : undefined}
      >
        Your purchases appear here, with their receipts and seats.
      </EmptyState>
    )
  const { orders, next, isMore } = list
  return (
    <div className="stack">
      <ul className="order-list">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {next ? (
        <div>
          <Button kind="secondary" busy={isMore} onClick={() => void load(next, orders)}>
            Show earlier orders
          </Button>
        </div>
      ) : null}
    </div>
  )
}

const OrderRow = ({ order }: { order: Order }) => (
  <li>
    <a className="order-row" href={linkTo('order', { order_id: order.id })}>
      <span className="order-row-what">
        <strong>{titleOf(order)}</strong>
        <span className="small muted">
          Order {order.id}, {portalMoment(order.created_at)}
        </span>
      </span>
      <OrderState order={order} />
      <span className="price">
        {formatMoney(order.total)}
        {order.refunded > 0 ? <RefundedPart order={order} /> : null}
      </span>
    </a>
    <p className="row order-row-receipt">
      <ReceiptLinks order={order} />
    </p>
  </li>
)

const RefundedPart = ({ order: { total, refunded } }: { order: Order }) => (
  <>
    <span className="order-row-net small muted">−{formatMoney(refunded)} refunded</span>
    <span className="order-row-net small muted">Net {formatMoney(total - refunded)}</span>
  </>
)

function titleOf({ lines }: Order): string {
  const [first, ...others] = [...new Set(lines.map((line) => line.bundle?.title ?? line.title))]
  if (first === undefined) return 'Order'
  return others.length === 0 ? first : `${first} and ${others.length} more`
}
