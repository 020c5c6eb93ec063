import { billedToLimits } from '@portico/shared/rules/orders/receipts/billed-to.ts'
import { show_own_credit, type OwnCredit } from '@portico/shared/contract/orders/credit-terms.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { callWithoutRedirect } from '../../../kernel/browser-call.ts'
import { $visitor } from '../../../kernel/me.store.ts'
import { billedToFor } from '../billed-to-for.ts'
import { useBilledTo } from '../billed-to-section.tsx'
import { $form, changeForm } from '../checkout-form.store.ts'
import { DocumentField } from './document-field.tsx'
import { $document, $purchaseErrors, forgetPurchaseError } from './purchase.store.ts'

const texts = [
  { part: 'company', error: 'organization', label: 'Organization', autocomplete: 'billing organization' },
  { part: 'po_number', error: 'number', label: 'PO number', autocomplete: 'off' },
  { part: 'name', error: 'contact_name', label: 'Billing contact', autocomplete: 'billing name' },
] as const

/** Purchase order fields: organization, number, and invoice recipient. */
export function PurchaseFields({ total }: { total: number }) {
  const { billed_to, account, change } = useBilledTo()
  const { purchase } = useStore($form)
  const errors = useStore($purchaseErrors)
  const visitor = useStore($visitor)
  const email = purchase.contact_email ?? (visitor.state === 'member' ? visitor.me.email : '')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return (
    <div ref={box} className="stack">
      {texts.map(({ part, error, label, autocomplete }) => (
        <Field key={part} label={label} error={errors[error]}>
          <TextInput
            value={part === 'name' ? (billed_to.name ?? account) : billed_to[part]}
            maxLength={billedToLimits[part]}
            autoComplete={autocomplete}
            onChange={({ target }) => {
              forgetPurchaseError(error)
              change({ [part]: target.value })
            }}
          />
        </Field>
      ))}
      <Field label="Billing contact’s email" error={errors.contact_email}>
        <TextInput
          type="email"
          value={email}
          maxLength={254}
          autoComplete="billing email"
          onChange={({ target }) => {
            forgetPurchaseError('contact_email')
            changeForm({ purchase: { ...purchase, contact_email: target.value } })
          }}
        />
      </Field>
      <DocumentField file={useStore($document)} onChange={(file) => $document.set(file)} />
      <WhenGranted total={total} person_id={visitor.state === 'member' ? visitor.me.id : null} />
    </div>
  )
}

/** Prefills the organization with credit terms, unless another was entered. */
function fillOrganization(company: string, person_id: number): void {
  const billed_to = billedToFor($form.get(), person_id)
  if (billed_to.company === '') changeForm({ billed_to: { ...billed_to, company }, billed_to_of: person_id })
}

/** Says when courses and seats are available: at once if the organization has enough credit left, otherwise after payment. */
function WhenGranted({ total, person_id }: { total: number; person_id: number | null }) {
  const [credit, setCredit] = useState<OwnCredit | null>(null)
  useEffect(() => {
    if (person_id === null) return
    const show = (found: OwnCredit | null) => {
      setCredit(found)
      if (found) fillOrganization(found.organization, person_id)
    }
    callWithoutRedirect(show_own_credit).then(show, () => {
      // Optional: the order page shows the actual outcome.
    })
  }, [person_id])
  const left = credit ? credit.credit_limit - credit.owed : 0
  return (
    <Notice tone="progress">
      {credit && total <= left
        ? `${credit.organization} pays within ${credit.net_days} days. Your courses and seats are ready at once.`
        : credit
          ? `This is more than the ${formatMoney(Math.max(0, left))} of credit that ${credit.organization} has left. Your courses and seats are ready as soon as it is paid.`
          : 'We’ll email you a pro forma invoice. Your courses and seats are ready as soon as it is paid.'}
    </Notice>
  )
}
