import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { $visitor, loadVisitor } from '../../kernel/me.store.ts'
import { $content, loadContent } from '../cart/cart-content.store.ts'
import { $cart } from '../cart/cart.store.ts'
import { CourseLines } from '../cart/course-lines.tsx'
import { DroppedNotice } from '../cart/dropped-notice.tsx'
import { LinesSkeleton } from '../cart/lines-skeleton.tsx'
import { pricedLines } from '../cart/priced-lines.ts'
import { AccountSection } from './account-section.tsx'
import { $form, changeForm } from './checkout-form.store.ts'
import { $owned, loadOwned } from './checkout.store.ts'
import { KindSteps } from './kind-steps.tsx'
import { PaySection } from './pay-section.tsx'
import { priceChanges, seenPrices } from './price-changes.ts'

/** /checkout/course: the lines once more, who buys, and paying, on one page (CHK-001, OP-64). */
export function CheckoutCoursePage({ can_register }: { can_register: boolean }) {
  const cart = useStore($cart)
  const content = useStore($content)
  const visitor = useStore($visitor)
  const owned = useStore($owned)
  const [changes, setChanges] = useState<readonly string[]>([])
  const payButton = useRef<HTMLButtonElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const lines = cart.storeCourseItems
  const { priced, total } = pricedLines({ lines, courses: content.state === 'ready' ? content.courses : new Map() })

  useEffect(() => {
    void loadContent()
    void loadVisitor()
    // The provider's page may have been left by the back button: prices and session are read again.
    const again = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [])
  // The prices shown now are compared with those shown last, then kept as seen.
  const shown = JSON.stringify(seenPrices(priced))
  useEffect(() => {
    if (content.state !== 'ready') return
    const found = priceChanges({ priced, seen: $form.get().seen })
    if (found.length > 0) setChanges(found)
    changeForm({ seen: { ...$form.get().seen, ...seenPrices(priced) } })
  }, [shown, content])
  useEffect(() => {
    if (changes.length > 0) notice.current?.focus()
  }, [changes])
  const isMember = visitor.state === 'member'
  // Whoever has just signed in here goes on to payment as soon as the button is enabled.
  const [signedInHere, setSignedInHere] = useState(false)
  useEffect(() => {
    if (isMember && signedInHere) payButton.current?.focus()
  }, [isMember, signedInHere])
  useEffect(() => void (isMember && loadOwned(lines)), [isMember, lines.map((line) => line.id).join()])

  if (lines.length === 0) {
    return (
      <div className="stack">
        <DroppedNotice />
        <EmptyState
          icon="cart"
          title="There are no courses in your cart"
          action={<LinkButton href={paths.courses()}>Find a course</LinkButton>}
        />
      </div>
    )
  }
  if (content.state === 'failed')
    return (
      <ErrorState onRetry={() => void loadContent()} requestId={referenceOf(content.error)}>
        {failureText(content.error)}
      </ErrorState>
    )
  return (
    <div className="stack stack-6">
      <KindSteps cart={cart} current="course" />
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
          <section className="stack" aria-labelledby="step-order">
            <h2 className="cart-head" id="step-order">
              <span className="checkout-number" aria-hidden="true">
                1
              </span>
              Your order
            </h2>
            {content.state === 'loading' ? (
              <LinesSkeleton count={Math.min(lines.length, 5)} />
            ) : (
              <CourseLines priced={priced} owned={owned} />
            )}
          </section>
          <AccountSection can_register={can_register} onReady={() => setSignedInHere(true)} />
        </div>
        <PaySection priced={priced} total={total} may_pay={isMember && priced.length > 0} button={payButton} />
      </div>
    </div>
  )
}
