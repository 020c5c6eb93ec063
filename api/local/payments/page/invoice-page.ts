import { attemptPayment } from '../billing/attempt-payment.ts'
import { storeCard } from '../billing/store-card.ts'
import { customerOf } from '../billing/of-subscription.ts'
import type { WireInvoice } from '../billing/wire.ts'
import type { PayErrors, PayForm } from '../checkout/pay-fields.ts'
import { readCard } from '../checkout/read-card.ts'
import { formatMoney } from '../objects/format-money.ts'
import { newId } from '../objects/new-id.ts'
import type { Work } from '../work.ts'
import { startValues, type PageAnswer } from './answer-page.ts'
import { closedPage } from './closed-page.ts'
import { html, type Markup } from './html.ts'
import { layout } from './layout.ts'
import { CARD_FIELDS } from './pay-page.ts'
import { payForm } from './pay-form.ts'

const missing = (): PageAnswer => ({
  status: 404,
  page: closedPage({ heading: 'Invoice not found', text: 'There is no invoice at this address. Check the link.' }),
})

export function viewInvoice(work: Work, id: string): PageAnswer {
  const invoice = work.tx.get('invoices', id)
  if (!invoice || invoice.number === null) return missing()
  return invoicePage(invoice, 200, { values: startValues(work, invoice), errors: {}, refusal: null })
}

/** Pays an open invoice with an entered card. Shows the invoice unchanged if it is already paid. */
export function submitInvoice(work: Work, id: string, values: PayForm): PageAnswer {
  const invoice = work.tx.get('invoices', id)
  if (!invoice || invoice.number === null) return missing()
  if (invoice.status !== 'open') return viewInvoice(work, id)
  const read = readCard(values, work.now_s)
  if ('errors' in read) return invoicePage(invoice, 422, { values, errors: read.errors, refusal: null })
  const customer = customerOf(work, invoice)
  const { card, test_card } = read
  const kept = storeCard(work, {
    id: newId('pm_1'),
    card,
    card_number: test_card.number,
    customer,
    email: customer.email,
  })
  const refusal = attemptPayment(work, invoice, { method: kept.id, by_schedule: false })
  if (refusal) return invoicePage(invoice, 402, { values, errors: {}, refusal: refusal.message })
  return { status: 303, location: `/invoice/${id}` }
}

const STATES: Readonly<Record<string, string>> = {
  paid: 'Paid',
  open: 'To be paid',
  void: 'Void',
  uncollectible: 'Uncollectible',
}

function invoicePage(
  invoice: WireInvoice,
  status: 200 | 402 | 422,
  state: { values: PayForm; errors: PayErrors; refusal: string | null },
): PageAnswer {
  const heading = `Invoice ${invoice.number}`
  const money = formatMoney(invoice.amount_due, invoice.currency)
  const content = html`<main>
<div class="intro">
<h1>${heading}</h1>
<p>${STATES[String(invoice.status)]}: <strong>${money}</strong>. <a href="/invoice/${invoice.id}/pdf">Download as PDF</a></p>
</div>
<div class="columns">
${summary(invoice)}
${
  invoice.status === 'open' &&
  html`<section class="card" aria-labelledby="payment-title">
<h2 id="payment-title">Payment</h2>
${payForm({ action: `/invoice/${invoice.id}`, button: `Pay ${money}`, asks: CARD_FIELDS, state: { method: 'card', ...state } })}
</section>`
}
</div>
</main>`
  return { status, page: layout({ title: `${status === 200 ? '' : 'Error: '}${heading}, ${money}`, content }) }
}

function summary({ lines, currency, total, amount_due }: WireInvoice): Markup {
  return html`<section class="summary" aria-labelledby="summary-title">
<h2 id="summary-title">What it is for</h2>
<ul class="lines">
${lines.data.map((line) => html`<li><div><span class="name">${line.description}</span></div><span class="amount">${formatMoney(line.amount, currency)}</span></li>`)}
${total !== amount_due && html`<li><div><span class="name">Balance of your account</span></div><span class="amount">${formatMoney(amount_due - total, currency)}</span></li>`}
</ul>
<p class="total"><span>Total</span> <strong>${formatMoney(amount_due, currency)}</strong></p>
</section>`
}
