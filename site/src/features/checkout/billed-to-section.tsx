import { billedToLimits } from '@portico/shared/rules/receipts/billed-to.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $visitor } from '../../kernel/me.store.ts'
import { billedToFor, takenBy } from './billed-to-for.ts'
import { $form, changeForm } from './checkout-form.store.ts'

/** Step 3 of the checkout: what the receipt says. The name is that of the account until another one is typed. */
export function BilledToSection() {
  const { billed_to, account, change } = useBilledTo()
  return (
    <section className="card checkout-step" aria-labelledby="step-billed-to">
      <div className="stack stack-2">
        <h2 className="cart-head" id="step-billed-to">
          <span className="checkout-number" aria-hidden="true">
            3
          </span>
          Billed to
        </h2>
        <p className="small muted">Your receipt says this. You can hand it in to an employer or an agency.</p>
      </div>
      <div className="billed-to-fields">
        <Field label="Name">
          <TextInput
            value={billed_to.name ?? account}
            maxLength={billedToLimits.name}
            autoComplete="name"
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label="Company" optional>
          <TextInput
            value={billed_to.company}
            maxLength={billedToLimits.company}
            autoComplete="organization"
            onChange={(event) => change({ company: event.target.value })}
          />
        </Field>
        <Field label="Billing address" optional>
          <TextArea
            rows={3}
            value={billed_to.address}
            maxLength={billedToLimits.address}
            autoComplete="street-address"
            onChange={(event) => change({ address: event.target.value })}
          />
        </Field>
        <Field label="PO number" optional>
          <TextInput
            value={billed_to.po_number}
            maxLength={billedToLimits.po_number}
            autoComplete="off"
            onChange={(event) => change({ po_number: event.target.value })}
          />
        </Field>
      </div>
    </section>
  )
}

function useBilledTo() {
  const form = useStore($form)
  const visitor = useStore($visitor)
  const me = visitor.state === 'member' ? visitor.me : null
  const person_id = me?.id ?? null
  const billed_to = billedToFor(form, person_id)
  useEffect(() => {
    if (person_id !== null) changeForm(takenBy($form.get(), person_id))
  }, [person_id])
  return {
    billed_to,
    account: me ? `${me.first_name} ${me.last_name}`.trim() : '',
    change: (changed: Partial<typeof billed_to>) =>
      changeForm({ billed_to: { ...billed_to, ...changed }, billed_to_of: person_id }),
  }
}
