import { order_by_purchase_order } from '@portico/shared/contract/orders/purchase.ts'
import { email } from '@portico/shared/schemas/identity.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import { requiredText } from '@portico/shared/schemas/text.ts'
import { billedToLimits } from '@portico/shared/rules/orders/receipts/billed-to.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import * as v from 'valibot'
import { callWithoutRedirect } from '../../../kernel/browser-call.ts'
import { $visitor } from '../../../kernel/me.store.ts'
import { validatePostalAddress } from '../postal-address-errors.store.ts'
import { billedToFor } from '../billed-to-for.ts'
import { $form } from '../checkout-form.store.ts'
import { order, type CheckoutView } from '../checkout.store.ts'
import { sendDocument } from './send-document.ts'
import { $document, $purchaseErrors } from './purchase.store.ts'

const purchase = v.object({
  organization: requiredText(billedToLimits.company),
  number: requiredText(billedToLimits.po_number),
  contact_name: requiredText(billedToLimits.name),
  contact_email: email,
})

const buyer = () => {
  const visitor = $visitor.get()
  return visitor.state === 'member' ? visitor.me : null
}
const typedBilledTo = () => billedToFor($form.get(), buyer()?.id ?? null)

/** Collects the purchase order fields; null if something is missing, with errors set on the fields. */
function validatePurchase() {
  const me = buyer()
  const form = $form.get()
  const { name, company, po_number } = typedBilledTo()
  const { body, fields } = checkedBody(purchase, {
    organization: company,
    number: po_number,
    contact_name: name ?? (me ? `${me.first_name} ${me.last_name}`.trim() : ''),
    contact_email: form.purchase.contact_email ?? me?.email ?? '',
  })
  $purchaseErrors.set(Object.fromEntries(Object.entries(fields ?? {}).map(([part, [sentence]]) => [part, sentence])))
  return body
}

/** Places the order under the organization's number. If the document upload fails, it can be added on the order page. */
export async function orderOnPurchase(shown: CheckoutView): Promise<void> {
  const told = validatePurchase()
  // Report address errors at the same time, not only on the second attempt.
  if (told === null) return void validatePostalAddress(typedBilledTo())
  await order(
    shown,
    async ({ address }, body) => {
      const placed = await callWithoutRedirect(order_by_purchase_order, { body: { ...body, ...told, address } })
      const file = $document.get()
      if (file)
        await sendDocument({ order_id: placed.order_id, file }).catch((error: unknown) =>
          toasts.show({ kind: 'failed', text: failureText(error) }),
        )
      return placed
    },
    Object.values(told),
  )
}
