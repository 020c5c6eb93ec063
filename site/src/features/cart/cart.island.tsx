import { cartCount } from '@portico/shared/rules/cart/cart-count.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { $content, loadContent } from './cart-content.store.ts'
import { $cart } from './cart.store.ts'
import { CourseLines } from './course-lines.tsx'
import { DroppedNotice } from './dropped-notice.tsx'
import { LinesSkeleton } from './lines-skeleton.tsx'
import { OtherLines } from './other-lines.tsx'
import { pricedLines, type PricedCartLine } from './priced-lines.ts'

/** /cart: lines edited in place beside one summary (CRT-002, CRT-003). */
export function CartPage() {
  const cart = useStore($cart)
  const content = useStore($content)
  // An emptied cart keeps its rows, so that the last removal can be undone too.
  const [hadLines, setHadLines] = useState(false)
  const count = cartCount(cart)
  useEffect(() => void loadContent(), [])
  useEffect(() => {
    if (count > 0) setHadLines(true)
  }, [count])

  if (count === 0 && !hadLines) return <EmptyCart />
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
  const { priced, total } = pricedLines({ lines: cart.storeCourseItems, courses: content.courses })
  return (
    <div className="checkout-grid">
      <div className="stack stack-6">
        <DroppedNotice />
        <section className="stack" aria-label="Courses">
          <CourseLines priced={priced} owned={content.owned} />
          {count === 0 ? <EmptyCart /> : null}
        </section>
        <OtherLines cart={cart} bundles={content.bundles} />
      </div>
      {priced.length > 0 ? <Summary priced={priced} total={total} /> : null}
    </div>
  )
}

function Summary({ priced, total }: { priced: readonly PricedCartLine[]; total: number }) {
  const seats = priced.reduce((sum, { line }) => sum + line.quantity, 0)
  return (
    <aside className="card summary" aria-label="Summary">
      <h2 className="cart-head">Summary</h2>
      <p className="summary-row">
        <span>
          {priced.length === 1 ? '1 course' : `${priced.length} courses`}, {seats === 1 ? '1 seat' : `${seats} seats`}
        </span>
        <span className="tabular">{formatMoney(total)}</span>
      </p>
      <p className="summary-row summary-total" aria-live="polite">
        <span>Total</span>
        <output className="price">{formatMoney(total)}</output>
      </p>
      <LinkButton href={linkTo('checkoutCourse')} size="large" block>
        Checkout
      </LinkButton>
      <p className="small muted">
        You’ll sign in on the next page. You won’t be charged until you’ve reviewed your total.
      </p>
    </aside>
  )
}

function EmptyCart() {
  return (
    <div className="stack">
      <DroppedNotice />
      <EmptyState
        icon="cart"
        title="Your cart is empty"
        action={<LinkButton href={linkTo('courses')}>Find a course</LinkButton>}
      >
        Courses you add appear here. Buy one for yourself, or several seats for your team.
      </EmptyState>
    </div>
  )
}
