import type { SeatsFor } from '@portico/shared/states/orders/seats-for.ts'
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

/** The portal a plan is for: a new one, or one the buyer has. */
export type PortalDraft = { kind: 'new' | 'own'; name: string; slug: string; portal_id: number | null }

/** Payment method; `contact_email` receives the invoice of a purchase order. */
export type PurchaseDraft = { pay_by: 'card' | 'purchase_order'; contact_email: string | null }

/** Checkout state of this tab: account input, prices shown, and the order being paid. */
export type CheckoutForm = {
  account: AccountDraft
  /** unit prices as last shown, keyed by kind, id and quantity: `course-12x3` */
  seen: Readonly<Record<string, number>>
  /** contents that the key belongs to, so that a second press pays the same order */
  attempt: { idempotency_key: string; contents: string } | null
  order_id: number | null
  /** the buyer's location and other receipt details; a null name means the account's name */
  billed_to: BilledToDraft
  /** user who entered it; null: not signed in at the time */
  billed_to_of: number | null
  portal: PortalDraft
  purchase: PurchaseDraft
  /** whom an owner of a course buys it for, by person and course */
  seats_for: Readonly<Record<string, SeatsFor>>
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
  seats_for: {},
}
