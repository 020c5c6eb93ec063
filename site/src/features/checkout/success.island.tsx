import { orderStatus } from '@portico/shared/states/order.ts'
import type { OrderInFull } from '@portico/shared/contract/orders.ts'
import { CallError } from '@portico/shared/errors/call-error.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { cartCount } from '@portico/shared/rules/cart/cart-count.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { useFocusOnShow } from '../../kernel/focus-on-show.ts'
import { $cart, dropCourses } from '../cart/cart.store.ts'
import { $form, changeForm } from './checkout-form.store.ts'
import { OrderLines } from './order-lines.tsx'
import { ReceiptLinks } from './receipt-links.tsx'
import { useOrder } from './use-order.ts'

const ask_again_ms = 1500
const timeouts = 20

/** /orders/success/course: says that it worked and what to do next (CHK-003). It asks until the payment is confirmed. */
export function SuccessPage() {
  const id = Number(new URLSearchParams(location.search).get('order'))
  const loaded = useOrder(Number.isSafeInteger(id) && id > 0 ? id : null)
  const [asked, setAsked] = useState(0)
  const isPending = loaded.state === 'ready' && loaded.order.status === orderStatus.pending
  useEffect(() => {
    if (!isPending || asked >= timeouts) return
    const clock = setTimeout(() => void loaded.reload().then(() => setAsked(asked + 1)), ask_again_ms)
    return () => clearTimeout(clock)
  }, [isPending, asked, loaded.reload])

  if (!(id > 0))
    return (
      <EmptyState
        isPage
        icon="list"
        title="Which order?"
        action={<LinkButton href={linkTo('orders')}>My orders</LinkButton>}
      >
        All your orders are listed there.
      </EmptyState>
    )
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
  if (loaded.state === 'loading' || (isPending && asked < timeouts))
    return (
      <p className="account-wait">
        <Spinner label="Confirming your payment…" />
      </p>
    )
  const { order, reload } = loaded
  if (order.status === orderStatus.completed) return <Done order={order} onChange={reload} />
  return (
    <EmptyState
      isPage
      icon="clock"
      title={order.status === orderStatus.pending ? 'We’re still confirming your payment' : 'Payment not completed'}
      action={<LinkButton href={linkTo('order', { order_id: order.id })}>View order</LinkButton>}
    >
      {order.status === orderStatus.pending
        ? 'This can take a few minutes. We’ll email your receipt once it’s confirmed. You don’t need to do anything.'
        : 'You weren’t charged, and your cart is just as you left it.'}
    </EmptyState>
  )
}

function Done({ order, onChange }: { order: OrderInFull; onChange: () => Promise<void> }) {
  const cart = useStore($cart)
  const heading = useFocusOnShow<HTMLHeadingElement>()
  // What this tab has just paid leaves the cart, once: opening this page again removes nothing.
  useEffect(() => {
    if ($form.get().order_id !== order.id) return
    dropCourses(order.lines.flatMap((line) => line.course_id ?? []))
    changeForm({ order_id: null, attempt: null, seen: {} })
  }, [order.id])
  const seats = order.lines.some((line) => line.seats.free > 0)
  return (
    <div className="stack stack-6">
      <div className="success-head">
        <Icon name="check-circle" />
        <h1 tabIndex={-1} ref={heading}>
          {order.total === 0 ? 'You’re all set' : 'Thank you for your order'}
        </h1>
        <p className="lead">
          {seats
            ? 'Your seats are ready. Claim one for yourself, share a claim link, or invite people by email.'
            : 'You can start right away.'}{' '}
          We’ve sent your receipt to {order.user.email}.
        </p>
      </div>
      <OrderLines isNew order={order} onChange={onChange} />
      <p className="row">
        <a href={linkTo('order', { order_id: order.id })}>Order {order.id}</a>
        <ReceiptLinks order={order} />
        {cartCount(cart) > 0 ? (
          <a href={linkTo('cart')}>Continue with the rest of your cart</a>
        ) : (
          <a href={linkTo('learnerCourses')}>All my courses</a>
        )}
      </p>
    </div>
  )
}
