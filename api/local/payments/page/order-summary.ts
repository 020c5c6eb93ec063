import type Stripe from 'stripe'
import { rateText } from '../billing/lines.ts'
import { formatMoney } from '../objects/format-money.ts'
import type { WireLineItem } from '../store/tables.ts'
import type { Transaction } from '../store/store.ts'
import { html } from './html.ts'
import type { Markup } from './html.ts'

/** The seller's name, from the session's branding, its metadata or its products. */
export function sellerOf(session: Stripe.Checkout.Session, items: WireLineItem[], tx: Transaction): string | null {
  const given =
    session.branding_settings?.display_name ?? session.metadata?.['seller_name'] ?? session.metadata?.['portal_name']
  return given || items.map((item) => productOf(item, tx)?.metadata['seller_name']).find(Boolean) || null
}

export function orderSummary(session: Stripe.Checkout.Session, items: WireLineItem[], tx: Transaction): Markup {
  const currency = session.currency ?? 'usd'
  return html`<section class="summary" aria-labelledby="summary-title">
<h2 id="summary-title">Your order</h2>
<ul class="lines">
${items.map((item) => line(item, productOf(item, tx)))}
</ul>
<p class="total"><span>Total due today</span> <strong>${formatMoney(session.amount_total ?? 0, currency)}</strong></p>
</section>`
}

function line(item: WireLineItem, product: Stripe.Product | undefined): Markup {
  const quantity = item.quantity ?? 1
  const unit = item.price?.recurring ? rateText(item.price) : formatMoney(item.price?.unit_amount ?? 0, item.currency)
  return html`<li>
<div><span class="name">${item.description}</span>${product?.description && html`<span class="detail">${product.description}</span>`}${(quantity > 1 || item.price?.recurring) && html`<span class="detail">${quantity > 1 && html`${quantity} × `}${unit}</span>`}</div>
<span class="amount">${formatMoney(item.amount_total, item.currency)}</span>
</li>
`
}

function productOf(item: WireLineItem, tx: Transaction): Stripe.Product | undefined {
  return tx.get('products', String(item.price?.product))
}
