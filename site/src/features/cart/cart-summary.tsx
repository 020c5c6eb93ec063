import { seemsSignedIn } from '@portico/shared/browser/cookies.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { $visitor } from '../../kernel/me.store.ts'
import { CouponBox } from './coupon-box.tsx'
import { $coupon } from './coupon.store.ts'
import { PriceDifferences } from './price-differences.tsx'
import { useQuote } from './use-quote.ts'
import { useStore } from '@nanostores/react'
import { sumOf, type PricedCart } from './priced-lines.ts'

/** Cart total, coupon and checkout button; a cart with courses and bundles is paid in two steps (OP-64). */
export function CartSummary({ priced: { course, bundle } }: { priced: PricedCart }) {
  const coupon = useStore($coupon)
  const visitor = useStore($visitor)
  // The cart asks the API only after an order was placed; until then the hint decides.
  const isGuest = visitor.state === 'guest' || (visitor.state === 'loading' && !seemsSignedIn())
  const asking = { coupon: coupon.asked, state: '' } as const
  const quotes = [useQuote('course', course, asking), useQuote('bundle', bundle, asking)]
  const asked = quotes.filter((_, index) => [course, bundle][index]?.length !== 0)
  const answers = asked.flatMap(({ quote }) => quote?.coupon ?? [])
  const isBusy = asked.some(({ isCurrent, error }) => !isCurrent && error === null)
  const discount = asked.reduce((sum, { quote }) => sum + (quote?.discount ?? 0), 0)
  const seats = course.reduce((sum, { line }) => sum + line.quantity, 0)
  const isMixed = course.length > 0 && bundle.length > 0
  return (
    <aside className="card summary" aria-label="Summary">
      <h2 className="cart-head">Summary</h2>
      <PriceDifferences quotes={asked.flatMap(({ quote }) => quote ?? [])} />
      {course.length > 0 ? (
        <p className="summary-row">
          <span>
            {countOf(course.length, 'course')}, {countOf(seats, 'seat')}
          </span>
          <span className="tabular">{formatMoney(sumOf(course))}</span>
        </p>
      ) : null}
      {bundle.length > 0 ? (
        <p className="summary-row">
          <span>{countOf(bundle.length, 'bundle')}</span>
          <span className="tabular">{formatMoney(sumOf(bundle))}</span>
        </p>
      ) : null}
      <CouponBox answer={answers.find(({ refusal }) => refusal === null) ?? answers[0] ?? null} isBusy={isBusy} />
      {discount > 0 ? (
        <p className="summary-row">
          <span>Coupon</span>
          <span className="tabular">−{formatMoney(discount)}</span>
        </p>
      ) : null}
      <p className="summary-row summary-total" aria-live="polite" aria-busy={isBusy}>
        <span>Total</span>
        <output className="price">{formatMoney(sumOf(course) + sumOf(bundle) - discount)}</output>
      </p>
      <LinkButton href={linkTo(course.length > 0 ? 'checkoutCourse' : 'checkoutBundle')} size="large" block>
        Checkout
      </LinkButton>
      <p className="small muted">
        {isMixed ? 'You’ll pay for the courses first, then for the bundles. ' : ''}
        {isGuest ? 'You’ll sign in on the next page. ' : ''}
        You won’t be charged until you’ve reviewed your total.
      </p>
    </aside>
  )
}
