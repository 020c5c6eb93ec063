import type Stripe from 'stripe'
import type { PayField } from '../checkout/read-card.ts'
import { formatMoney } from '../objects/format-money.ts'
import type { Transaction } from '../store/store.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'
import { orderSummary, sellerOf } from './order-summary.ts'
import { payForm } from './pay-form.ts'
import type { PayFormState } from './pay-form.ts'

/** What the form asks: no card where nothing is due, no email where the seller gave one. */
export function askedFields(session: Stripe.Checkout.Session, tx: Transaction): PayField[] {
  const email: PayField[] = knownEmail(session, tx) === null ? ['email'] : []
  return session.amount_total === 0 ? email : [...email, 'card_number', 'card_expiry', 'card_cvc', 'card_name']
}

export function knownEmail(session: Stripe.Checkout.Session, tx: Transaction): string | null {
  return (
    session.customer_email ??
    (typeof session.customer === 'string' ? (tx.get('customers', session.customer)?.email ?? null) : null)
  )
}

export function payPage(
  session: Stripe.Checkout.Session,
  { tx, state }: { tx: Transaction; state: PayFormState },
): string {
  const items = tx.get('session_secrets', session.id)?.line_items ?? []
  const seller = sellerOf(session, items, tx)
  const money = formatMoney(session.amount_total ?? 0, session.currency ?? 'usd')
  const heading = seller === null ? 'Pay for your order' : `Pay ${seller}`
  const email = knownEmail(session, tx)
  const failed = state.refusal !== null || Object.keys(state.errors).length > 0
  const content = html`<main>
<div class="intro">
${session.cancel_url !== null && html`<a class="back" href="${session.cancel_url}"><span aria-hidden="true">←</span> Cancel and return</a>`}
<h1>${heading}</h1>
</div>
<div class="columns">
${orderSummary(session, items, tx)}
<section class="card" aria-labelledby="payment-title">
<h2 id="payment-title">Payment</h2>
${email !== null && html`<p class="receipt">We’ll send your receipt to <strong>${email}</strong></p>`}
${payForm({ action: `/pay/${session.id}`, button: session.amount_total === 0 ? 'Complete order' : `Pay ${money}`, asks: askedFields(session, tx), state })}
</section>
</div>
</main>`
  return layout({ title: `${failed ? 'Error: ' : ''}${heading}, ${money}`, content })
}
