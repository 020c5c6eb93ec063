import * as v from 'valibot'
import { accountDraft } from '../account/account-draft.ts'
import { emptyCheckoutForm, type CheckoutForm } from './checkout-form.ts'

const schema = v.object({
  account: accountDraft,
  seen: v.fallback(v.record(v.string(), v.number()), {}),
  attempt: v.fallback(
    v.nullable(v.object({ idempotency_key: v.pipe(v.string(), v.minLength(16)), contents: v.string() })),
    null,
  ),
  order_id: v.fallback(v.nullable(v.number()), null),
  billed_to: v.fallback(
    v.object({ name: v.nullable(v.string()), company: v.string(), address: v.string(), po_number: v.string() }),
    emptyCheckoutForm.billed_to,
  ),
  billed_to_of: v.fallback(v.nullable(v.number()), null),
})

/** The kept form from whatever the storage holds; broken parts are reset. Never throws. */
export function parseCheckoutForm(stored: unknown): CheckoutForm {
  const parsed = v.safeParse(schema, stored)
  return parsed.success ? parsed.output : emptyCheckoutForm
}
