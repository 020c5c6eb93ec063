import type Stripe from 'stripe'
import type { ChargeReason, PaidInvoice } from './recurring.ts'
import { paidWith } from './stripe-paid-with.ts'
import { subjectIn } from './stripe-event.ts'
import { agreedOf } from './stripe-subscription.ts'

/** Returns the invoices for which money was taken. What a credit paid in full took none. */
export async function chargedInvoices(
  stripe: Stripe,
  subscription: string,
): Promise<{ id: string; reason: ChargeReason }[]> {
  const found: { id: string; reason: ChargeReason }[] = []
  for await (const { id, amount_paid, billing_reason } of stripe.invoices.list({
    subscription,
    status: 'paid',
    limit: 100,
  }))
    if (id && amount_paid > 0) found.push({ id, reason: reasonOf(billing_reason) })
  return found.toReversed()
}

function reasonOf(said: Stripe.Invoice.BillingReason | null): ChargeReason {
  if (said === 'subscription_create') return 'first'
  return said === 'subscription_update' ? 'change' : 'renewal'
}

export async function readInvoice(stripe: Stripe, id: string): Promise<PaidInvoice> {
  const invoice = await stripe.invoices.retrieve(id, { expand: ['payments'] })
  const { amount_paid: charged, status_transitions, created, parent, lines } = invoice
  const line = planLine(invoice)
  const owed = lines.data.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
  const price = line.pricing?.price_details?.price
  if (!price) throw new Error(`a line of invoice ${id} has no price`)
  return {
    id,
    reason: reasonOf(invoice.billing_reason),
    about: subjectIn(parent?.subscription_details?.metadata),
    agreed: agreedOf(typeof price === 'string' ? await stripe.prices.retrieve(price) : price),
    charged,
    full: Math.max(charged, owed),
    period_ends_at: new Date(line.period.end * 1000),
    paid_at: new Date((status_transitions.paid_at ?? created) * 1000),
    ...(await paymentOf(stripe, invoice)),
  }
}

/** Returns the line that says what is paid for: a whole term, or the rest of one after a change. */
function planLine({ id, lines }: Stripe.Invoice): Stripe.InvoiceLineItem {
  const owed = lines.data.filter(({ amount }) => amount > 0)
  const isProration = (line: Stripe.InvoiceLineItem) => line.parent?.subscription_item_details?.proration === true
  const line = owed.find((one) => !isProration(one)) ?? owed.at(-1)
  if (!line) throw new Error(`the paid invoice ${id} has no line to pay`)
  return line
}

async function paymentOf(
  stripe: Stripe,
  { payments }: Stripe.Invoice,
): Promise<Pick<PaidInvoice, 'payment_id' | 'paid_with'>> {
  const intents = payments?.data.map(({ payment, status }) => ({ intent: payment.payment_intent, status })) ?? []
  const { intent } = intents.find(({ status }) => status === 'paid') ?? intents.at(-1) ?? {}
  if (!intent) return { payment_id: null, paid_with: null }
  const payment_id = typeof intent === 'string' ? intent : intent.id
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(payment_id, { expand: ['latest_charge'] })
  return { payment_id, paid_with: charge && typeof charge === 'object' ? paidWith(charge) : null }
}
