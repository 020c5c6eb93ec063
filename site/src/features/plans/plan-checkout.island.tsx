import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { $visitor } from '../../kernel/me.store.ts'
import { $cart } from '../cart/cart.store.ts'
import { ReplacedPlanNotice } from '../cart/replaced-plan-notice.tsx'
import { choosePlan } from '../cart/replaced-plan.store.ts'
import { LinesSkeleton } from '../cart/lines-skeleton.tsx'
import { AccountSection } from '../checkout/account-section.tsx'
import { streetAddressId } from '../checkout/postal-address-fields.tsx'
import { BilledToSection } from '../checkout/billed-to-section.tsx'
import { CanceledNotice } from '../checkout/canceled-notice.tsx'
import { $form } from '../checkout/checkout-form.store.ts'
import { KindSteps } from '../checkout/kind-steps.tsx'
import { beingConfirmed, openElsewhere } from '../checkout/conflicting-orders.ts'
import { OpenOrderNotice } from '../checkout/open-order-notice.tsx'
import { useCanceledPayment } from '../checkout/use-canceled-payment.ts'
import { useFreshCheckout } from '../checkout/use-fresh-checkout.ts'
import { PlanPayment } from './plan-payment.tsx'
import { PlanSection } from './plan-section.tsx'
import { PortalSection } from './portal-section.tsx'
import { useOpenOrders } from '../cart/use-open-orders.ts'
import { usePlan } from '../cart/use-plan.ts'

/** The pricing page passes a plan in the URL: put it into the cart as an annual plan (CRT-010), then clean the URL. */
function useChosenPlan(): void {
  useEffect(() => {
    const id = Number(new URLSearchParams(location.search).get('plan'))
    if (!Number.isSafeInteger(id) || id < 1) return
    choosePlan({ id, type: 'annual' })
    history.replaceState(history.state, '', location.pathname)
  }, [])
}

/** /checkout/subscription: plan, buyer, portal and payment on one page (CHK-001). */
export function PlanCheckout(props: { can_register: boolean; seller: string; host: string }) {
  useChosenPlan()
  useFreshCheckout()
  const cart = useStore($cart)
  const canceled = useCanceledPayment()
  const chosen = cart.storeSubscription
  const orders = useOpenOrders()
  const { order_id: own_order_id } = useStore($form)
  const confirming = beingConfirmed(orders, { kind: 'subscription', ids: [] })
  const known = usePlan(chosen?.id ?? null)
  if (chosen === null || known.state === 'gone') return <NoPlan isGone={known.state === 'gone'} />
  if (known.state === 'failed')
    return (
      <ErrorState onRetry={known.reload} requestId={referenceOf(known.error)}>
        {failureText(known.error)}
      </ErrorState>
    )
  if (known.state === 'loading' || known.plan.id !== chosen.id) return <LinesSkeleton count={1} />
  return (
    <div className="stack stack-6">
      <KindSteps cart={cart} current="subscription" />
      {confirming === null ? <CanceledNotice payment={canceled} /> : null}
      <OpenOrderNotice open={openElsewhere(orders, { kind: 'subscription', own_order_id })} confirming={confirming} />
      <ReplacedPlanNotice />
      <Steps {...props} confirming={confirming} plan={known.plan} type={chosen.type} reload={known.reload} />
    </div>
  )
}

type StepsProps = Omit<Parameters<typeof PlanPayment>[0], 'may_pay' | 'button'> & {
  can_register: boolean
  host: string
}

function Steps({ plan, type, seller, host, can_register, confirming, reload }: StepsProps) {
  const visitor = useStore($visitor)
  const button = useRef<HTMLButtonElement>(null)
  const isMember = visitor.state === 'member'
  const [signedInHere, setSignedInHere] = useState(false)
  useEffect(() => {
    if (!isMember || !signedInHere) return
    const next = $form.get().billed_to.line1 === '' ? document.getElementById(streetAddressId) : button.current
    next?.focus()
  }, [isMember, signedInHere])
  return (
    <div className="checkout-grid">
      <div className="stack stack-6">
        <PlanSection plan={plan} type={type} />
        <AccountSection can_register={can_register} onReady={() => setSignedInHere(true)} />
        {/* The section above grows when the visitor is known, so render the following sections only then. */}
        {visitor.state === 'loading' ? null : (
          <>
            <PortalSection host={host} />
            <BilledToSection number={4} />
          </>
        )}
      </div>
      {visitor.state === 'loading' ? null : (
        <PlanPayment
          plan={plan}
          type={type}
          seller={seller}
          may_pay={isMember}
          confirming={confirming}
          reload={reload}
          button={button}
        />
      )}
    </div>
  )
}

const NoPlan = ({ isGone }: { isGone: boolean }) => (
  <EmptyState
    icon="cart"
    title={isGone ? 'This plan is no longer for sale' : 'There is no plan in your cart'}
    action={<LinkButton href={linkTo('pricing')}>See the plans</LinkButton>}
  />
)
