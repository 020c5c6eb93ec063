import { cartCount } from '@portico/shared/rules/orders/cart/parse-cart.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { loadVisitor } from '../../kernel/me.store.ts'
import { BoughtNotice } from './bought-notice.tsx'
import { BundleLines } from './bundle-lines.tsx'
import { $content, loadContent } from './cart-content.store.ts'
import { CartSummary } from './cart-summary.tsx'
import { $cart } from './cart.store.ts'
import { CourseLines } from './course-lines.tsx'
import { DroppedNotice } from './dropped-notice.tsx'
import { LinesSkeleton } from './lines-skeleton.tsx'
import { readPlacedOrders } from './placed-orders.ts'
import { pricedCart } from './priced-lines.ts'
import { ReplacedPlanNotice } from './replaced-plan-notice.tsx'
import { SubscriptionLine } from './subscription-line.tsx'
import { useOpenOrders } from './use-open-orders.ts'

/** /cart: lines editable in place, next to one summary (CRT-002, CRT-003). */
export function CartPage() {
  const cart = useStore($cart)
  const content = useStore($content)
  // An emptied cart keeps its rows, so that the last removal can also be undone.
  const [hadLines, setHadLines] = useState(false)
  const count = cartCount(cart)
  useEffect(() => void loadContent(), [])
  useCheckPlacedOrders()
  useEffect(() => {
    if (count > 0) setHadLines(true)
  }, [count])

  if (count === 0 && !hadLines)
    return (
      <div className="stack">
        <BoughtNotice />
        <DroppedNotice />
        <EmptyCart />
      </div>
    )
  if (content.state === 'failed')
    return (
      <ErrorState onRetry={() => void loadContent()} requestId={referenceOf(content.error)}>
        {failureText(content.error)}
      </ErrorState>
    )
  if (content.state === 'loading')
    return (
      <div className="checkout-grid">
        <div className="stack stack-6">
          <LinesSkeleton count={Math.min(count, 5)} />
        </div>
      </div>
    )
  const priced = pricedCart(cart, content)
  return (
    <div className="checkout-grid">
      <div className="stack stack-6">
        <BoughtNotice />
        <DroppedNotice />
        <section className="stack" aria-label="Courses">
          <CourseLines priced={priced.course} owned={content.owned} />
          {count === 0 ? <EmptyCart /> : null}
        </section>
        <Section title="Bundles" isShown={priced.bundle.length > 0}>
          <BundleLines priced={priced.bundle} owned={content.owned} />
        </Section>
        {cart.storeSubscription ? (
          <Section title="Subscription" isShown>
            <ReplacedPlanNotice />
            <SubscriptionLine subscription={cart.storeSubscription} />
          </Section>
        ) : null}
      </div>
      {priced.course.length + priced.bundle.length > 0 ? <CartSummary priced={priced} /> : null}
    </div>
  )
}

/** Checks what became of the orders placed from this cart, if any. */
function useCheckPlacedOrders(): void {
  useOpenOrders()
  useEffect(() => void (readPlacedOrders().some(({ is_out }) => !is_out) && loadVisitor()), [])
}

/** The heading disappears with its lines; the row that undoes the last removal stays. */
const Section = ({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) => (
  <section className="stack" aria-label={title}>
    {isShown ? <h2 className="cart-head">{title}</h2> : null}
    {children}
  </section>
)

const EmptyCart = () => (
  <EmptyState
    icon="cart"
    title="Your cart is empty"
    action={<LinkButton href={linkTo('courses')}>Find a course</LinkButton>}
  >
    Courses you add appear here. Buy one for yourself, or several seats for your team.
  </EmptyState>
)
