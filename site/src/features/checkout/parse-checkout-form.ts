import { seatsFor } from '@portico/shared/states/orders/seats-for.ts'
import { usStateCodes } from '@portico/shared/states/us-state.ts'
import * as v from 'valibot'
import { accountDraft } from '../account/account-draft.ts'
import { emptyCheckoutForm, type CheckoutForm } from './checkout-form.ts'

const billedTo = v.object({
  name: v.nullable(v.string()),
  company: v.string(),
  po_number: v.string(),
  line1: v.string(),
  line2: v.string(),
  city: v.string(),
  state: v.picklist(['', ...usStateCodes]),
  postal_code: v.string(),
})
const portal = v.object({
  kind: v.picklist(['new', 'own']),
  name: v.string(),
  slug: v.string(),
  portal_id: v.nullable(v.number()),
})
const purchase = v.object({ pay_by: v.picklist(['card', 'purchase_order']), contact_email: v.nullable(v.string()) })
const schema = v.object({
  account: accountDraft,
  seen: v.fallback(v.record(v.string(), v.number()), {}),
  attempt: v.fallback(
    v.nullable(v.object({ idempotency_key: v.pipe(v.string(), v.minLength(16)), contents: v.string() })),
    null,
  ),
  order_id: v.fallback(v.nullable(v.number()), null),
  billed_to: v.fallback(billedTo, emptyCheckoutForm.billed_to),
  billed_to_of: v.fallback(v.nullable(v.number()), null),
  portal: v.fallback(portal, emptyCheckoutForm.portal),
  purchase: v.fallback(purchase, emptyCheckoutForm.purchase),
  seats_for: v.fallback(v.record(v.string(), v.picklist(seatsFor)), {}),
})

/** Parses the stored form, resetting invalid parts. Never throws. */
export function parseCheckoutForm(stored: unknown): CheckoutForm {
  const parsed = v.safeParse(schema, stored)
  return parsed.success ? parsed.output : emptyCheckoutForm
}
