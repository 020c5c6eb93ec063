import { failureText } from '@portico/shared/browser/failure-text.ts'
import type { Plan, Subscription } from '@portico/shared/contract/subscriptions.ts'
import { subscriptionPrice } from '@portico/shared/rules/pricing/subscription-price.ts'
import { isSoldPlan } from '@portico/shared/states/subscriptions/plan.ts'
import { billingTypeLabels, billingTypes, type BillingType } from '@portico/shared/states/subscriptions/subscription.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { useState } from 'react'
import { priceText } from '../price-text.ts'
import { usePlans } from '../use-plans.ts'
import { ChangePreview } from './change-preview.tsx'
import { usePlanChange } from './use-plan-change.ts'

export type Wanted = { plan_id: number; billing_type: BillingType }

/** Dialog 'change plan' for a portal's own admins (CHK-026): shows the cost before anything is charged. */
export function ChangeOwnPlan({ of, onClose }: { of: Subscription; onClose: () => void }) {
  const plans = usePlans().data?.filter(({ short_name }) => isSoldPlan(short_name))
  const [wanted, setWanted] = useState<Wanted>({ plan_id: of.plan.id, billing_type: of.billing_type })
  const isSame = wanted.plan_id === of.plan.id && wanted.billing_type === of.billing_type
  const { preview, save } = usePlanChange({ of, wanted, isSame, onClose })
  const label = preview.data?.when === 'now' ? `Pay ${formatMoney(preview.data.due_now)} and change` : 'Change plan'
  const failed = save.error ?? preview.error
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change plan"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={save.isPending}
            disabled={isSame || !preview.data || preview.isFetching}
            onClick={() => save.mutate()}
          >
            {label}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          Now: {of.plan.name}, {priceText(of)}.
        </p>
        {plans ? <Choice plans={plans} wanted={wanted} onChange={setWanted} /> : <Skeleton shape="line" count={3} />}
        <div aria-live="polite" className="change-preview">
          {isSame ? (
            <p className="muted">Choose another plan or billing to see what it costs.</p>
          ) : preview.isFetching ? (
            <Skeleton shape="line" count={3} />
          ) : preview.data ? (
            <ChangePreview preview={preview.data} wanted={wanted} of={of} />
          ) : null}
        </div>
        {failed ? (
          <Notice tone="failed" alert>
            {failureText(failed)}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}

type ChoiceProps = { plans: readonly Plan[]; wanted: Wanted; onChange: (wanted: Wanted) => void }

function Choice({ plans, wanted, onChange }: ChoiceProps) {
  const { plan_id, billing_type } = wanted
  const chosen = plans.find(({ id }) => id === plan_id)
  const priced = (plan: Plan, type: BillingType) =>
    priceText({ price: subscriptionPrice({ ...plan, type }), billing_type: type })
  return (
    <div className="agreed-fields">
      <Field label="Plan">
        <Select
          value={String(plan_id)}
          options={plans.map((plan) => ({
            value: String(plan.id),
            label: `${plan.name}, ${priced(plan, billing_type)}`,
          }))}
          onChange={({ target }) => onChange({ ...wanted, plan_id: Number(target.value) })}
        />
      </Field>
      <Field label="Billing">
        <Select
          value={billing_type}
          options={billingTypes.map((type) => ({
            value: type,
            label: chosen ? `${billingTypeLabels[type]}, ${priced(chosen, type)}` : billingTypeLabels[type],
          }))}
          onChange={({ target }) => onChange({ ...wanted, billing_type: target.value as BillingType })}
        />
      </Field>
    </div>
  )
}
