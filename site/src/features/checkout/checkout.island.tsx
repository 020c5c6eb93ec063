import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { soldKinds, type SoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { $visitor } from '../../kernel/me.store.ts'
import { $content, loadContent } from '../cart/cart-content.store.ts'
import { $cart } from '../cart/cart.store.ts'
import { BoughtNotice } from '../cart/bought-notice.tsx'
import { DroppedNotice } from '../cart/dropped-notice.tsx'
import { LinesSkeleton } from '../cart/lines-skeleton.tsx'
import { cartLines, pricedCart } from '../cart/priced-lines.ts'
import { useOpenOrders } from '../cart/use-open-orders.ts'
import { AccountSection } from './account-section.tsx'
import { streetAddressId } from './postal-address-fields.tsx'
import { BilledToSection } from './billed-to-section.tsx'
import { CanceledNotice } from './canceled-notice.tsx'
import type { CanceledPayment } from './canceled-payment.ts'
import { $form } from './checkout-form.store.ts'
import { checkoutKinds } from './checkout-kinds.tsx'
import { KindSteps } from './kind-steps.tsx'
import { $processingOrders, type OpenOrder } from '../cart/open-orders.store.ts'
import { beingConfirmed, beingProcessed, openElsewhere } from './conflicting-orders.ts'
import { OpenOrderNotice } from './open-order-notice.tsx'
import { PaySection } from './pay-section.tsx'
import { SecondPaymentDialog } from './second-payment-dialog.tsx'
import { useCanceledPayment } from './use-canceled-payment.ts'
import { useFreshCheckout } from './use-fresh-checkout.ts'
import { usePriceChanges } from './use-price-changes.ts'

type Props = { kind: SoldKind; can_register: boolean; takes_purchase_orders: boolean }

/** /checkout/course and /checkout/bundle: line review, buyer and payment on one page (CHK-001, OP-64). */
export function CheckoutPage({ kind, can_register, takes_purchase_orders }: Props) {
  const cart = useStore($cart)
  const content = useStore($content)
  const visitor = useStore($visitor)
  const payButton = useRef<HTMLButtonElement>(null)
  const lines = cartLines[kind](cart)
  const all = content.state === 'ready' ? pricedCart(cart, content) : { course: [], bundle: [] }
  const priced = all[kind]

  useFreshCheckout()
  const canceled = useCanceledPayment()
  const { changes, notice } = usePriceChanges(kind, priced, content.state === 'ready')
  const isReady = content.state === 'ready' && visitor.state !== 'loading'
  const isMember = visitor.state === 'member'
  const orders = useOpenOrders()
  const ids = lines.map(({ id }) => id)
  const confirming = beingConfirmed(orders, { kind, ids })
  const onSignedIn = useFocusAfterSignIn(isMember, payButton)

  if (lines.length === 0) return <NothingToBuy kind={kind} payment={canceled} />
  if (content.state === 'failed')
    return (
      <ErrorState onRetry={() => void loadContent()} requestId={referenceOf(content.error)}>
        {failureText(content.error)}
      </ErrorState>
    )
  return (
    <div className="stack stack-6">
      <KindSteps cart={cart} current={kind} />
      {confirming === null ? <CanceledNotice payment={canceled} /> : null}
      <OtherOrders kind={kind} ids={ids} confirming={confirming} orders={orders} />
      <BoughtNotice />
      <DroppedNotice />
      <PriceNotice changes={changes} place={notice} />
      <div className={isReady ? 'checkout-grid' : 'checkout-grid checkout-filling'}>
        <div className="stack stack-6">
          <OrderSection>
            {isReady ? (
              checkoutKinds[kind].lines(all, content.owned)
            ) : (
              <LinesSkeleton count={Math.min(lines.length, 5)} />
            )}
          </OrderSection>
          {/* The section above grows with what the buyer already has, so the following ones are rendered only then. */}
          {isReady ? <BuyerSections {...{ can_register, takes_purchase_orders, onSignedIn }} /> : null}
        </div>
        {isReady ? (
          <PaySection
            kind={kind}
            priced={priced}
            may_pay={isMember && priced.length > 0}
            confirming={confirming}
            takes_purchase_orders={takes_purchase_orders}
            button={payButton}
          />
        ) : null}
      </div>
    </div>
  )
}

function BuyerSections({
  can_register,
  takes_purchase_orders,
  onSignedIn,
}: Omit<Props, 'kind'> & { onSignedIn: () => void }) {
  return (
    <>
      <AccountSection can_register={can_register} onReady={onSignedIn} />
      <BilledToSection takes_purchase_orders={takes_purchase_orders} />
    </>
  )
}

type OtherOrdersProps = {
  kind: SoldKind
  ids: readonly number[]
  confirming: number | null
  orders: readonly OpenOrder[]
}

/** What other orders of the same person mean for this checkout. */
function OtherOrders({ kind, ids, confirming, orders }: OtherOrdersProps) {
  const { order_id: own_order_id } = useStore($form)
  const processing = useStore($processingOrders)
  return (
    <>
      <OpenOrderNotice
        open={openElsewhere(orders, { kind, own_order_id })}
        confirming={confirming}
        processing={beingProcessed(processing, { kind, ids })}
      />
      <SecondPaymentDialog />
    </>
  )
}

/** After sign-in here, moves focus to the first missing field, or else to payment. */
function useFocusAfterSignIn(isMember: boolean, payButton: RefObject<HTMLButtonElement | null>): () => void {
  const [signedInHere, setSignedInHere] = useState(false)
  useEffect(() => {
    if (!isMember || !signedInHere) return
    const isAddressKnown = $form.get().billed_to.line1 !== ''
    const next = isAddressKnown ? payButton.current : document.getElementById(streetAddressId)
    next?.focus()
    // What the user already has is only known after sign-in.
    void loadContent()
  }, [isMember, signedInHere, payButton])
  return () => setSignedInHere(true)
}

const PriceNotice = ({ changes, place }: { changes: readonly string[]; place: RefObject<HTMLDivElement | null> }) => (
  <div ref={place} tabIndex={-1} className="live">
    {changes.length > 0 ? (
      <Notice tone="waiting" alert>
        {changes.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Notice>
    ) : null}
  </div>
)

const OrderSection = ({ children }: { children: ReactNode }) => (
  <section className="stack" aria-labelledby="step-order">
    <h2 className="cart-head" id="step-order">
      <span className="checkout-number" aria-hidden="true">
        1
      </span>
      Your order
    </h2>
    {children}
  </section>
)

/** Shown if the cart has nothing of this kind; links to the other kind if it has lines. */
function NothingToBuy({ kind, payment }: { kind: SoldKind; payment: CanceledPayment }) {
  const cart = useStore($cart)
  const other = soldKinds.find((one) => cartLines[one](cart).length > 0)
  const { none, find } = checkoutKinds[kind]
  return (
    <div className="stack">
      {payment.state === 'paid' ? <CanceledNotice payment={payment} /> : <BoughtNotice />}
      <DroppedNotice />
      <EmptyState
        icon="cart"
        title={none}
        action={
          other ? (
            <LinkButton href={checkoutKinds[other].path}>Check out the {other}s</LinkButton>
          ) : (
            <LinkButton href={find.path}>{find.label}</LinkButton>
          )
        }
      />
    </div>
  )
}
