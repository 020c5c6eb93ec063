import { billedToLimits } from '@portico/shared/rules/receipts/billed-to.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $visitor } from '../../kernel/me.store.ts'
import { billedToFor, takenBy } from './billed-to-for.ts'
import { $form, changeForm } from './checkout-form.store.ts'

const billedToFields: readonly {
  part: keyof typeof billedToLimits
  label: string
  autocomplete: string
  lines?: number
}[] = [
  { part: 'name', label: 'Name', autocomplete: 'name' },
  { part: 'company', label: 'Company', autocomplete: 'organization' },
  { part: 'address', label: 'Billing address', autocomplete: 'street-address', lines: 3 },
  { part: 'po_number', label: 'PO number', autocomplete: 'off' },
]

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
        {billedToFields.map(({ part, label, autocomplete, lines }) => {
          const typed = {
            value: billed_to[part] ?? account,
            maxLength: billedToLimits[part],
            autoComplete: autocomplete,
            onChange: (event: { target: { value: string } }) => change({ [part]: event.target.value }),
          }
          return (
            <Field key={part} label={label} optional={part !== 'name'}>
              {lines ? <TextArea rows={lines} {...typed} /> : <TextInput {...typed} />}
            </Field>
          )
        })}
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
