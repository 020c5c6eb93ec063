import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { useStore } from '@nanostores/react'
import { $form, changeForm } from '../checkout-form.store.ts'

const paymentMethods = [
  { value: 'card', label: 'Card or bank account' },
  { value: 'purchase_order', label: 'Purchase order', help: 'Your employer pays by invoice' },
] as const

/** Choice of payment method, if the portal accepts purchase orders. */
export function PayBy() {
  const { purchase } = useStore($form)
  return (
    <RadioGroup
      legend="How to pay"
      options={paymentMethods}
      value={purchase.pay_by}
      onChange={(pay_by) => changeForm({ purchase: { ...purchase, pay_by } })}
    />
  )
}
