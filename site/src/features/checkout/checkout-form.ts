import type { UsState } from '@portico/shared/states/us-state.ts'
import { emptyDraft, type AccountDraft } from '../account/account-draft.ts'

export type BilledToDraft = {
  name: string | null
  company: string
  po_number: string
  line1: string
  line2: string
  city: string
  /** '': not chosen yet */
  state: UsState | ''
  postal_code: string
}

/** For which portal a plan is: one that is to be made, or one of the buyer's own. */
export type PortalDraft = { kind: 'new' | 'own'; name: string; slug: string; portal_id: number | null }

/** How it is paid; `contact_email`: who gets the invoice of a purchase order. */
export type PurchaseDraft = { pay_by: 'card' | 'purchase_order'; contact_email: string | null }

/** What the checkout remembers for this tab: the account typed so far, the prices shown, and the order that is being paid. */
export type CheckoutForm = {
  account: AccountDraft
  /** unit prices as last shown, by kind, id and quantity: `course-12x3` */
  seen: Readonly<Record<string, number>>
  /** the contents that the key stands for, so that a second press pays the same order */
  attempt: { idempotency_key: string; contents: string } | null
  order_id: number | null
  /** where the buyer is, and what else the receipt says; a name of null is that of the account */
  billed_to: BilledToDraft
  /** who typed it; null: somebody who had not signed in */
  billed_to_of: number | null
  portal: PortalDraft
  purchase: PurchaseDraft
}
export const emptyCheckoutForm: CheckoutForm = {
  account: emptyDraft,
  seen: {},
  attempt: null,
  order_id: null,
  billed_to: {
    name: null,
    company: '',
    po_number: '',
    line1: '',
    line2: '',
    city: '',
    state: '',
    postal_code: '',
  },
  billed_to_of: null,
  portal: { kind: 'new', name: '', slug: '', portal_id: null },
  purchase: { pay_by: 'card', contact_email: null },
}
