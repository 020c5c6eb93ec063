import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useStore } from '@nanostores/react'
import type { RefObject } from 'react'
import type { PricedCartLine } from '../cart/priced-lines.ts'
import { $paying, pay } from './checkout.store.ts'

/** Beside the steps: what is charged, when, and the button that leads to the provider's page. */
export function PaySection({
  priced,
  total,
  may_pay,
  button,
}: {
  priced: readonly PricedCartLine[]
  total: number
  may_pay: boolean
  button: RefObject<HTMLButtonElement | null>
}) {
  const paying = useStore($paying)
  return (
    <aside className="card summary" aria-label="Payment">
      <h2 className="cart-head">
        <span className="checkout-number" aria-hidden="true">
          4
        </span>
        Payment
      </h2>
      <PayLines priced={priced} />
      <p className="summary-row summary-total" aria-live="polite">
        <span>Total</span>
        <output className="price">{formatMoney(total)}</output>
      </p>
      {paying.state === 'failed' && paying.message ? (
        <Notice tone="failed" alert>
          {paying.message}
        </Notice>
      ) : null}
      <Button
        ref={button}
        size="large"
        block
        busy={paying.state === 'busy'}
        disabled={!may_pay}
        aria-describedby="pay-note"
        onClick={() => void pay({ priced, total })}
      >
        {total === 0 ? 'Complete free order' : `Pay ${formatMoney(total)}`}
      </Button>
      <p className="small muted" id="pay-note">
        {may_pay
          ? total === 0
            ? 'You won’t be charged.'
            : 'You’ll enter your card on our payment provider’s secure page. This is a one-time charge; nothing renews automatically.'
          : 'Please sign in or create an account first.'}
      </p>
    </aside>
  )
}

const PayLines = ({ priced }: { priced: readonly PricedCartLine[] }) => (
  <ul className="summary-lines">
    {priced.map(({ line, course, total: amount }) => (
      <li key={line.id} className="summary-row small">
        <span>
          {course.title}
          {line.quantity > 1 ? ` × ${line.quantity}` : ''}
        </span>
        <span className="tabular">{formatMoney(amount)}</span>
      </li>
    ))}
  </ul>
)
