import { emptyDraft, type AccountDraft } from '../account/account-draft.ts'

/** What the checkout remembers for this tab: the account typed so far, the prices shown, and the order that is being paid. */
export type CheckoutForm = {
  account: AccountDraft
  /** unit prices as last shown, by course and quantity: `12x3` */
  seen: Readonly<Record<string, number>>
  /** the contents that the key stands for, so that a second press pays the same order */
  attempt: { idempotency_key: string; contents: string } | null
  order_id: number | null
  /** for the receipt; a name of null is that of the account */
  billed_to: { name: string | null; company: string; address: string; po_number: string }
  /** who typed it; null: somebody who had not signed in */
  billed_to_of: number | null
}
export const emptyCheckoutForm: CheckoutForm = {
  account: emptyDraft,
  seen: {},
  attempt: null,
  order_id: null,
  billed_to: { name: null, company: '', address: '', po_number: '' },
  billed_to_of: null,
}
