import { billedToLimits } from '@portico/shared/rules/orders/receipts/billed-to.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $visitor } from '../../kernel/me.store.ts'
import { PostalAddressFields } from './postal-address-fields.tsx'
import { billedToFor, assignBilledTo } from './billed-to-for.ts'
import { $form, changeForm } from './checkout-form.store.ts'

const names = [
  { part: 'name', label: 'Name', autocomplete: 'billing name' },
  { part: 'company', label: 'Company', autocomplete: 'billing organization' },
] as const

type Props = { number?: number; takes_purchase_orders?: boolean }

/** Step 3 of the checkout: the buyer's location and other receipt details. The name defaults to the account's. */
export function BilledToSection({ number = 3, takes_purchase_orders = false }: Props) {
  const { billed_to, account, change } = useBilledTo()
  // With a purchase order, organization and number are entered in the payment section.
  const isPurchase = useStore($form).purchase.pay_by === 'purchase_order' && takes_purchase_orders
  return (
    <section className="card checkout-step" aria-labelledby="step-billed-to">
      <div className="stack stack-2">
        <h2 className="cart-head" id="step-billed-to">
          <span className="checkout-number" aria-hidden="true">
            {number}
          </span>
          Billed to
        </h2>
        <p className="small muted">
          This appears on your receipt. You can submit it to an employer or an agency. We sell in the United States and
          its territories.
        </p>
      </div>
      {isPurchase ? null : (
        <div className="billed-to-fields">
          {names.map(({ part, label, autocomplete }) => (
            <Field key={part} label={label} optional={part !== 'name'}>
              <TextInput
                value={billed_to[part] ?? account}
                maxLength={billedToLimits[part]}
                autoComplete={autocomplete}
                onChange={({ target }) => change({ [part]: target.value })}
              />
            </Field>
          ))}
        </div>
      )}
      <PostalAddressFields address={billed_to} change={change} />
      {isPurchase ? null : (
        <div className="billed-to-fields">
          <Field label="PO number" optional>
            <TextInput
              value={billed_to.po_number}
              maxLength={billedToLimits.po_number}
              autoComplete="off"
              onChange={({ target }) => change({ po_number: target.value })}
            />
          </Field>
        </div>
      )}
    </section>
  )
}

/** The billed-to input of the current user. */
export function useBilledTo() {
  const form = useStore($form)
  const visitor = useStore($visitor)
  const me = visitor.state === 'member' ? visitor.me : null
  const person_id = me?.id ?? null
  const billed_to = billedToFor(form, person_id)
  useEffect(() => {
    if (person_id !== null) changeForm(assignBilledTo($form.get(), person_id))
  }, [person_id])
  return {
    billed_to,
    account: me ? `${me.first_name} ${me.last_name}`.trim() : '',
    change: (changed: Partial<typeof billed_to>) =>
      changeForm({ billed_to: { ...billed_to, ...changed }, billed_to_of: person_id }),
  }
}
