import { soldKinds } from '@portico/shared/states/orders/sold-kind.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import type { OrderInFull } from '@portico/shared/contract/orders/orders.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { cartCount } from '@portico/shared/rules/orders/cart/parse-cart.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { trackPurchase } from '../../scripts/track.ts'
import { useFocusOnShow } from '../../kernel/focus-on-show.ts'
import { cartLines } from '../cart/priced-lines.ts'
import { checkoutKinds } from './checkout-kinds.tsx'
import { $cart } from '../cart/cart.store.ts'
import { $form, changeForm } from './checkout-form.store.ts'
import { formAfterOrder } from './form-after-order.ts'
import { processingText } from './order-notice.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderSums } from './order-sums.tsx'
import { successText } from './success-text.ts'
import { PurchaseFacts } from './purchase/purchase-facts.tsx'
import { purchaseText } from './purchase/purchase-text.ts'
import { ReceiptLinks } from './receipt-links.tsx'
import { useOrder } from './use-order.ts'

const poll_ms = 1500
const mostPolls = 20

/** /orders/success/course, …/bundle and …/subscription: confirms success and shows next steps (CHK-003). Polls until the payment is confirmed. */
export function SuccessPage() {
  const id = Number(new URLSearchParams(location.search).get('order'))
  const loaded = useOrder(Number.isSafeInteger(id) && id > 0 ? id : null)
  const [asked, setAsked] = useState(0)
  const isProcessing = loaded.state === 'ready' && loaded.order.payment_status === 'processing'
  const isPurchase = loaded.state === 'ready' && loaded.order.purchase_order !== null
  const isPending =
    loaded.state === 'ready' && loaded.order.status === orderStatus.pending && !isProcessing && !isPurchase
  useEffect(() => {
    if (!isPending || asked >= mostPolls) return
    const clock = setTimeout(() => void loaded.reload().then(() => setAsked(asked + 1)), poll_ms)
    return () => clearTimeout(clock)
  }, [isPending, asked, loaded.reload])

  if (!(id > 0)) return <WhichOrder />
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
  if (loaded.state === 'loading' || (isPending && asked < mostPolls))
    return (
      <p className="account-wait">
        <Spinner label={loaded.state === 'loading' ? 'Loading your order…' : 'Confirming your payment…'} />
      </p>
    )
  const { order, reload } = loaded
  if (isProcessing) return <Waiting order={order}>{processingText(order)}</Waiting>
  if (isPurchase && order.status === orderStatus.pending)
    return (
      <Waiting order={order} onChange={reload}>
        {purchaseText(order)}
      </Waiting>
    )
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

const WhichOrder = () => (
  <EmptyState
    isPage
    icon="list"
    title="Which order?"
    action={<LinkButton href={linkTo('orders')}>My orders</LinkButton>}
  >
    All your orders are listed there.
  </EmptyState>
)

/** Counts this tab's order once and clears its checkout state. */
function useTrackPurchaseOnce(order: OrderInFull): void {
  useEffect(() => {
    if ($form.get().order_id !== order.id) return
    trackPurchase(order)
    changeForm(formAfterOrder($form.get(), { isPurchase: order.purchase_order !== null }))
  }, [order.id])
}

type WaitingProps = { order: OrderInFull; onChange?: () => Promise<void>; children: ReactNode }
/** A placed order that is paid within days, by a bank debit or a purchase order. */
function Waiting({ order, onChange, children }: WaitingProps) {
  useTrackPurchaseOnce(order)
  const heading = useFocusOnShow<HTMLHeadingElement>()
  return (
    <div className="stack stack-6">
      <div className="success-head">
        <Icon name="clock" />
        <h1 tabIndex={-1} ref={heading}>
          Thank you for your order
        </h1>
        <p className="lead">{children}</p>
      </div>
      {order.purchase_order ? <PurchaseFacts order={order} onChange={onChange} /> : null}
      <OrderLines order={order} onChange={onChange ?? nothingToReload} />
      <OrderSums order={order} />
      <p className="row">
        <a href={linkTo('order', { order_id: order.id })}>Order {order.id}</a>
        <ReceiptLinks order={order} />
      </p>
    </div>
  )
}
const nothingToReload = async () => {}

function Done({ order, onChange }: { order: OrderInFull; onChange: () => Promise<void> }) {
  const cart = useStore($cart)
  const heading = useFocusOnShow<HTMLHeadingElement>()
  useTrackPurchaseOnce(order)
  const next = soldKinds.find((kind) => kind !== order.type && cartLines[kind](cart).length > 0)
  return (
    <div className="stack stack-6">
      <div className="success-head">
        <Icon name="check-circle" />
        <h1 tabIndex={-1} ref={heading}>
          {order.total === 0 ? 'You’re all set' : 'Thank you for your order'}
        </h1>
        <p className="lead">
          {successText(order)} We’ve sent your receipt to {order.user.email}.
        </p>
      </div>
      {next ? (
        <Notice tone="progress">
          <p>The {next}s in your cart still need to be paid for.</p>
          <p>
            <LinkButton href={checkoutKinds[next].path}>Continue with the {next}s</LinkButton>
          </p>
        </Notice>
      ) : null}
      {!next && cart.storeSubscription && order.type !== 'subscription' ? (
        <Notice tone="progress">
          <p>The plan in your cart still needs to be paid for.</p>
          <p>
            <LinkButton href={linkTo('checkoutSubscription')}>Continue with the plan</LinkButton>
          </p>
        </Notice>
      ) : null}
      <OrderLines isNew order={order} onChange={onChange} />
      <OrderSums order={order} />
      <p className="row">
        <a href={linkTo('order', { order_id: order.id })}>Order {order.id}</a>
        <ReceiptLinks order={order} />
        {cartCount(cart) > 0 ? (
          <a href={linkTo('cart')}>View the rest of your cart</a>
        ) : (
          <a href={linkTo('learnerCourses')}>All my courses</a>
        )}
      </p>
    </div>
  )
}
