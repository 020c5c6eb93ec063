import type { Plan } from '@portico/shared/contract/subscriptions.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { subscriptionPrice } from '@portico/shared/rules/pricing/subscription-price.ts'
import { renewalConsent } from '@portico/shared/rules/subscriptions/renewal-consent.ts'
import type { BillingType } from '@portico/shared/states/subscriptions/subscription.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useStore } from '@nanostores/react'
import { useEffect, useState, type RefObject } from 'react'
import { PayOrWait } from '../checkout/pay-or-wait.tsx'
import { $payingPlan, payPlan } from './plan-checkout.store.ts'

type Props = {
  plan: Plan
  type: BillingType
  /** merchant name in the consent text */
  seller: string
  may_pay: boolean
  /** the plan order that was paid and is being confirmed */
  confirming: number | null
  reload: () => void
  button: RefObject<HTMLButtonElement | null>
}

/** Payment panel beside the steps: amounts now and later, consent and button. The consent box is never prechecked (LEG). */
export function PlanPayment({ plan, type, seller, may_pay, confirming, reload, button }: Props) {
  const { isBusy, message, consent, portal } = useStore($payingPlan)
  const price = subscriptionPrice({ ...plan, type })
  const agreement = renewalConsent({ seller, plan: plan.name, price, billing_type: type })
  const [agreed, setAgreed] = useState<string | null>(null)
  // A different price or term requires new consent.
  const is_agreed = agreed === agreement
  useEffect(() => {
    if (is_agreed && $payingPlan.get().consent) $payingPlan.set({ ...$payingPlan.get(), consent: null })
  }, [is_agreed])
  const isWrong = consent !== null || Object.keys(portal).length > 0
  // The invalid field may be far above the button, so focus it.
  useEffect(() => {
    if (isWrong) document.querySelector<HTMLElement>('.checkout-grid [aria-invalid="true"]')?.focus()
  }, [isWrong])
  return (
    <aside className="card summary" aria-label="Payment">
      <h2 className="cart-head">
        <span className="checkout-number" aria-hidden="true">
          5
        </span>
        Payment
      </h2>
      <p className="summary-row small">
        <span>{plan.name} plan</span>
        <span className="tabular">{formatMoney(price)}</span>
      </p>
      <p className="summary-row summary-total" aria-live="polite">
        <span>Due today</span>
        <output className="price">{formatMoney(price)}</output>
      </p>
      <Checkbox
        checked={is_agreed}
        onChange={({ target }) => setAgreed(target.checked ? agreement : null)}
        label={agreement}
        error={consent ?? undefined}
      />
      {message ? (
        <Notice tone="failed" alert>
          {message}
        </Notice>
      ) : null}
      <PayOrWait confirming={confirming}>
        <Button
          ref={button}
          size="large"
          block
          busy={isBusy}
          disabled={!may_pay}
          aria-describedby="pay-note"
          onClick={() => void payPlan({ plan, type, is_agreed, reload })}
        >
          {`Pay ${formatMoney(price)}`}
        </Button>
        <PlanNote may_pay={may_pay} />
      </PayOrWait>
    </aside>
  )
}

const PlanNote = ({ may_pay }: { may_pay: boolean }) => (
  <p className="small muted" id="pay-note">
    {may_pay
      ? 'You’ll enter your card on our payment provider’s secure page. Your portal is set up as soon as you’ve paid.'
      : 'Please sign in or create an account first.'}
  </p>
)
