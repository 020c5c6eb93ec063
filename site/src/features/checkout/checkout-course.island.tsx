import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { $visitor } from '../../kernel/me.store.ts'
import { $content, loadContent } from '../cart/cart-content.store.ts'
import { $cart } from '../cart/cart.store.ts'
import { CourseLines } from '../cart/course-lines.tsx'
import { DroppedNotice } from '../cart/dropped-notice.tsx'
import { LinesSkeleton } from '../cart/lines-skeleton.tsx'
import { pricedLines } from '../cart/priced-lines.ts'
import { AccountSection } from './account-section.tsx'
import { BilledToSection } from './billed-to-section.tsx'
import { CanceledNotice } from './canceled-notice.tsx'
import type { CanceledPayment } from './canceled-payment.ts'
import { KindSteps } from './kind-steps.tsx'
import { PaySection } from './pay-section.tsx'
import { useCanceledPayment } from './use-canceled-payment.ts'
import { useFreshCheckout } from './use-fresh-checkout.ts'
import { usePriceChanges } from './use-price-changes.ts'

/** /checkout/course: the lines once more, who buys, and paying, on one page (CHK-001, OP-64). */
export function CheckoutCoursePage({ can_register }: { can_register: boolean }) {
  const cart = useStore($cart)
  const content = useStore($content)
  const visitor = useStore($visitor)
  const payButton = useRef<HTMLButtonElement>(null)
  const lines = cart.storeCourseItems
  const { priced, total } = pricedLines({ lines, courses: content.state === 'ready' ? content.courses : new Map() })

  useFreshCheckout()
  const canceled = useCanceledPayment()
  const { changes, notice } = usePriceChanges(priced, content.state === 'ready')
  const isVisitorKnown = visitor.state !== 'loading'
  const isMember = visitor.state === 'member'
  // Whoever has just signed in here goes on to payment as soon as the button is enabled.
  const [signedInHere, setSignedInHere] = useState(false)
  useEffect(() => {
    if (!isMember || !signedInHere) return
    payButton.current?.focus()
    // Only now is it known what this person already has.
    void loadContent()
  }, [isMember, signedInHere])

  if (lines.length === 0) return <NothingToBuy payment={canceled} />
  if (content.state === 'failed')
    return (
      <ErrorState onRetry={() => void loadContent()} requestId={referenceOf(content.error)}>
        {failureText(content.error)}
      </ErrorState>
    )
  return (
    <div className="stack stack-6">
      <KindSteps cart={cart} current="course" />
      <CanceledNotice payment={canceled} />
      <DroppedNotice />
      <div ref={notice} tabIndex={-1} className="live">
        {changes.length > 0 ? (
          <Notice tone="waiting" alert>
            {changes.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        ) : null}
      </div>
      <div className="checkout-grid">
        <div className="stack stack-6">
          <OrderSection>
            {content.state === 'loading' ? (
              <LinesSkeleton count={Math.min(lines.length, 5)} />
            ) : (
              <CourseLines priced={priced} owned={content.owned} />
            )}
          </OrderSection>
          <AccountSection can_register={can_register} onReady={() => setSignedInHere(true)} />
          {/* The section above grows once it is known who buys: what stands below comes then. */}
          {isVisitorKnown ? <BilledToSection /> : null}
        </div>
        {isVisitorKnown && content.state !== 'loading' ? (
          <PaySection priced={priced} total={total} may_pay={isMember && priced.length > 0} button={payButton} />
        ) : null}
      </div>
    </div>
  )
}

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

const NothingToBuy = ({ payment }: { payment: CanceledPayment }) => (
  <div className="stack">
    {payment.state === 'paid' ? <CanceledNotice payment={payment} /> : null}
    <DroppedNotice />
    <EmptyState
      icon="cart"
      title="There are no courses in your cart"
      action={<LinkButton href={linkTo('courses')}>Find a course</LinkButton>}
    />
  </div>
)
