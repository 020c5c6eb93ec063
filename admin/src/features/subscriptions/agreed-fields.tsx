import './subscription.css'
import type { Plan } from '@portico/shared/contract/subscriptions.ts'
import { subscriptionPrice } from '@portico/shared/rules/pricing/subscription-price.ts'
import type { FieldErrors } from '@portico/shared/schemas/forms.ts'
import { billingTypeLabels, billingTypes, type BillingType } from '@portico/shared/states/subscriptions/subscription.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { DollarsInput } from '../../fields/dollars-input.tsx'

export type Agreed = { plan_id: number; billing_type: BillingType; price: number; note: string }

type Props = {
  plans: readonly Plan[]
  value: Agreed
  fields: FieldErrors
  onChange: (value: Agreed) => void
}

const listPrice = (plan: Plan | undefined, type: BillingType): number =>
  plan ? subscriptionPrice({ ...plan, type }) : 0

/** Returns the initial form values for a plan: its annual list price. */
export const agreedFor = (plan: Plan | undefined): Agreed => ({
  plan_id: plan?.id ?? 0,
  billing_type: 'annual',
  price: listPrice(plan, 'annual'),
  note: '',
})

/** Fields for what is agreed with a portal. Changing the plan or term fills in its list price; a price typed after that stays. */
export function AgreedFields({ plans, value, fields, onChange }: Props) {
  const plan = plans.find(({ id }) => id === value.plan_id)
  const choose = (part: Partial<Agreed>) => {
    const next = { ...value, ...part }
    const chosen = plans.find(({ id }) => id === next.plan_id)
    onChange({ ...next, price: listPrice(chosen, next.billing_type) })
  }
  return (
    <>
      <div className="agreed-fields">
        <Field label="Plan" required error={fields.plan_id?.[0]}>
          <Select
            value={String(value.plan_id)}
            options={plans.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ target }) => choose({ plan_id: Number(target.value) })}
          />
        </Field>
        <Field label="Billing" required error={fields.billing_type?.[0]}>
          <Select
            value={value.billing_type}
            options={billingTypes.map((type) => ({ value: type, label: billingTypeLabels[type] }))}
            onChange={({ target }) => choose({ billing_type: target.value as BillingType })}
          />
        </Field>
        <Field
          label="Price per term"
          required
          help={`In dollars. List price: ${formatMoney(listPrice(plan, value.billing_type))}.`}
          error={fields.price?.[0]}
        >
          <DollarsInput cents={value.price} least_cents={0} onChange={(price) => onChange({ ...value, price })} />
        </Field>
      </div>
      <Field label="Note" optional help="For super admins only, such as the contract number." error={fields.note?.[0]}>
        <TextArea
          rows={3}
          maxLength={2_000}
          value={value.note}
          onChange={({ target }) => onChange({ ...value, note: target.value })}
        />
      </Field>
    </>
  )
}
