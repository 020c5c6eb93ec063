import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { isTooSmall, smallestCharge } from '@portico/shared/rules/orders/order-limits.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import type { SoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import type { TaxGap } from '@portico/shared/states/orders/tax.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useStore } from '@nanostores/react'
import type { RefObject } from 'react'
import { sumOf, type PricedCartLine } from '../cart/priced-lines.ts'
import { CouponBox } from '../cart/coupon-box.tsx'
import { $coupon } from '../cart/coupon.store.ts'
import { PriceDifferences } from '../cart/price-differences.tsx'
import { useQuote } from '../cart/use-quote.ts'
import { useBilledTo } from './billed-to-section.tsx'
import { completePostalAddress } from './postal-address-errors.store.ts'
import { $paying, pay } from './checkout.store.ts'
import { $form } from './checkout-form.store.ts'
import { PayOrWait } from './pay-or-wait.tsx'
import { PayBy } from './purchase/pay-by.tsx'
import { PurchaseFields } from './purchase/purchase-fields.tsx'
import { orderOnPurchase } from './purchase/order-on-purchase.ts'
import { Sums } from './sums.tsx'

type Props = {
  kind: SoldKind
  priced: readonly PricedCartLine[]
  may_pay: boolean
  /** order for some of these lines that was paid and is being confirmed */
  confirming: number | null
  takes_purchase_orders: boolean
  button: RefObject<HTMLButtonElement | null>
}

/** Payment panel beside the steps: amount, time of charge, and the button to the provider's page. */
export function PaySection({ kind, priced, may_pay, confirming, takes_purchase_orders, button }: Props) {
  const { state } = useStore($paying)
  const { pay_by } = useStore($form).purchase
  const coupon = useStore($coupon)
  const { billed_to } = useBilledTo()
  const { quote, isCurrent, error, askAgain } = useQuote(kind, priced, {
    coupon: coupon.asked,
    state: billed_to.state,
    address: completePostalAddress(billed_to),
  })
  const total = quote?.total ?? sumOf(priced)
  const gap = quote?.tax_gap ?? null
  const offersPurchase = takes_purchase_orders && total > 0
  const isPurchase = offersPurchase && pay_by === 'purchase_order'
  const cannotPay = quote !== null && !quote.takes_cards && total > 0 && !isPurchase
  return (
    <aside className="card summary" aria-label="Payment">
      <h2 className="cart-head">
        <span className="checkout-number" aria-hidden="true">
          4
        </span>
        Payment
      </h2>
      <PriceDifferences quotes={quote ? [quote] : []} />
      <PayLines priced={priced} />
      <CouponBox answer={quote?.coupon ?? null} isBusy={!isCurrent && error === null} />
      {quote ? <Sums quote={quote} /> : null}
      <p className="summary-row summary-total" aria-live="polite" aria-busy={!isCurrent}>
        <span>{gap === null ? 'Total' : 'Total before tax'}</span>
        <output className="price">{formatMoney(total)}</output>
      </p>
      {offersPurchase ? <PayBy /> : null}
      {isPurchase ? <PurchaseFields total={total} /> : null}
      <Refusals error={error} askAgain={askAgain} total={isPurchase ? 0 : total} gap={gap} />
      {cannotPay ? <Notice tone="waiting">{errorMessage('payments.not_configured')}</Notice> : null}
      <PayOrWait confirming={confirming}>
        <Button
          ref={button}
          size="large"
          block
          busy={state === 'busy'}
          disabled={!may_pay || !isCurrent || cannotPay || (!isPurchase && isTooSmall(total))}
          aria-describedby="pay-note"
          onClick={() => quote && void (isPurchase ? orderOnPurchase : pay)({ kind, priced, quote, askAgain })}
        >
          {isPurchase ? 'Place purchase order' : payButtonText(total, gap)}
        </Button>
        <PayNote may_pay={may_pay} isCharged={total > 0 && !isPurchase} />
      </PayOrWait>
    </aside>
  )
}

const PayNote = ({ may_pay, isCharged }: { may_pay: boolean; isCharged: boolean }) => (
  <p className="small muted" id="pay-note">
    {!may_pay
      ? 'Please sign in or create an account first.'
      : isCharged
        ? 'You’ll enter your card on our payment provider’s secure page. This is a one-time charge; nothing renews automatically.'
        : 'You won’t be charged now.'}
  </p>
)

const payButtonText = (total: number, gap: TaxGap | null): string =>
  total === 0 ? 'Complete free order' : gap === null ? `Pay ${formatMoney(total)}` : 'Pay now'

/** Error text for tax gaps that the page cannot resolve by itself, the same as paying would return; null if a form field resolves the gap. */
const gapRefusals = {
  state: null,
  address: null,
  unknown_address: 'orders.address_unknown',
  too_many: 'orders.tax_too_many',
  service: 'orders.tax_unavailable',
} as const satisfies Readonly<Record<TaxGap, string | null>>

/** Reasons why payment is not possible right now. */
function Refusals({
  error,
  askAgain,
  total,
  gap,
}: {
  error: unknown
  askAgain: () => void
  total: number
  gap: TaxGap | null
}) {
  const paying = useStore($paying)
  return (
    <>
      {error ? (
        <ErrorState onRetry={askAgain} requestId={referenceOf(error)}>
          {failureText(error)}
        </ErrorState>
      ) : null}
      {gap && gapRefusals[gap] ? (
        <Notice tone="waiting">
          <p>{errorMessage(gapRefusals[gap])}</p>
          {gap === 'service' ? (
            <Button kind="secondary" onClick={askAgain}>
              Try again
            </Button>
          ) : null}
        </Notice>
      ) : null}
      {isTooSmall(total) ? <Notice tone="waiting">{smallText(total)}</Notice> : null}
      {paying.state === 'failed' && paying.message ? (
        <Notice tone="failed" alert>
          {paying.message}
        </Notice>
      ) : null}
    </>
  )
}

const smallText = (total: number): string =>
  errorMessage('payments.too_small', { total: formatMoney(total), least: formatMoney(smallestCharge) })

const PayLines = ({ priced }: { priced: readonly PricedCartLine[] }) => (
  <ul className="summary-lines">
    {priced.map(({ line, item, total: amount }) => (
      <li key={line.id} className="summary-row small">
        <span>
          {item.title}
          {line.quantity > 1 ? ` × ${line.quantity}` : ''}
        </span>
        <span className="tabular">{formatMoney(amount)}</span>
      </li>
    ))}
  </ul>
)
