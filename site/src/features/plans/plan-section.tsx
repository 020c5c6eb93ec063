import type { Plan } from '@portico/shared/contract/subscriptions.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { creditsOfTerm } from '@portico/shared/rules/subscriptions/plan-credits.ts'
import { billingTypes, type BillingType } from '@portico/shared/states/subscriptions/subscription.ts'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { subscriptionPrice } from '@portico/shared/rules/pricing/subscription-price.ts'
import { setSubscription } from '../cart/cart.store.ts'

const periodNames = { monthly: 'month', annual: 'year' } as const satisfies Record<BillingType, string>

/** Step 1: the plan, billed annually or monthly. */
export function PlanSection({ plan, type }: { plan: Plan; type: BillingType }) {
  const options = [...billingTypes].toReversed().map((billing_type) => ({
    value: billing_type,
    label: `${formatMoney(subscriptionPrice({ ...plan, type: billing_type }))} a ${periodNames[billing_type]}`,
    help: helpOf(plan, billing_type),
  }))
  return (
    <section className="card checkout-step" aria-labelledby="step-plan">
      <h2 className="cart-head" id="step-plan">
        <span className="checkout-number" aria-hidden="true">
          1
        </span>
        {plan.name} plan
      </h2>
      <RadioGroup
        legend="How would you like to pay?"
        name="billing"
        value={type}
        options={options}
        onChange={(billing_type) => setSubscription({ id: plan.id, type: billing_type })}
      />
      <p>
        <a href={linkTo('pricing')}>Compare plans</a>
      </p>
    </section>
  )
}

function helpOf(plan: Plan, billing_type: BillingType): string {
  const credits = `${formatCount(creditsOfTerm({ ...plan, billing_type }))} content credits each ${periodNames[billing_type]}`
  const saved = plan.monthly_price * 12 - plan.annual_price
  return billing_type === 'annual' && saved > 0
    ? `${credits}. Saves ${formatMoney(saved)} over 12 monthly payments.`
    : credits
}
