import type Stripe from 'stripe'
import type { PayField, PayMethod } from '../checkout/pay-fields.ts'
import { formatMoney } from '../objects/format-money.ts'
import type { Transaction } from '../store/store.ts'
import { html, type Markup } from './html.ts'
import { layout } from './layout.ts'
import { orderSummary, sellerOf } from './order-summary.ts'
import { payForm } from './pay-form.ts'
import type { PayFormState } from './pay-form.ts'

export const CARD_FIELDS: PayField[] = ['card_number', 'card_expiry', 'card_cvc', 'card_name']
const FIELDS: Record<PayMethod, readonly PayField[]> = {
  card: CARD_FIELDS,
  us_bank_account: ['bank_routing', 'bank_account', 'bank_name'],
}

/** The fields of the form: no card or bank account if nothing is due, no email if the seller provided one. */
export function formFields(
  session: Stripe.Checkout.Session,
  { tx, method }: { tx: Transaction; method: PayMethod },
): PayField[] {
  const email: PayField[] = knownEmail(session, tx) === null ? ['email'] : []
  return session.amount_total === 0 ? email : [...email, ...FIELDS[method]]
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
  const { heading, button } = payPageText(session, { seller, money })
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
${session.mode === 'subscription' && html`<p class="receipt">It renews until you cancel, and your card is charged each time.</p>`}
${methodLinks(session, state.method)}
${payForm({ action: `/pay/${session.id}`, button, asks: formFields(session, { tx, method: state.method }), state })}
</section>
</div>
</main>`
  return layout({ title: `${failed ? 'Error: ' : ''}${heading}, ${money}`, content })
}

function payPageText(
  { mode, amount_total }: Stripe.Checkout.Session,
  { seller, money }: { seller: string | null; money: string },
): { heading: string; button: string } {
  if (mode === 'subscription')
    return {
      heading: seller === null ? 'Subscribe' : `Subscribe to ${seller}`,
      button: amount_total === 0 ? 'Subscribe' : `Subscribe and pay ${money}`,
    }
  return {
    heading: seller === null ? 'Pay for your order' : `Pay ${seller}`,
    button: amount_total === 0 ? 'Complete order' : `Pay ${money}`,
  }
}

const METHOD_NAMES: Record<PayMethod, string> = { card: 'Card', us_bank_account: 'US bank account' }

/** Links to the payment methods if there are several. Each is a page of its own, because no scripts run here. */
function methodLinks(
  { id, amount_total, payment_method_types }: Stripe.Checkout.Session,
  chosen: PayMethod,
): Markup | false {
  const offered = (['card', 'us_bank_account'] as const).filter((one) => payment_method_types.includes(one))
  if (amount_total === 0 || offered.length < 2) return false
  return html`<nav class="methods" aria-label="Ways to pay">
${offered.map((one) => html`<a href="/pay/${id}?method=${one}"${one === chosen && html` aria-current="page"`}>${METHOD_NAMES[one]}</a>`)}
</nav>`
}
