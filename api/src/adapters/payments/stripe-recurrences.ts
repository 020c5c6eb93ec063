import Stripe from 'stripe'
import type { ChangePreview, PlanChange, Recurrences } from './recurring.ts'
import { chargedInvoices, readInvoice } from './stripe-invoice.ts'
import { itemOf, nextPrice, priceOf, readSubscription, retrieve, scheduledPrice } from './stripe-subscription.ts'

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

export const stripeRecurrences = (stripe: Stripe): Recurrences => ({
  read: (id) => readSubscription(stripe, id),
  charged: (id) => chargedInvoices(stripe, id),
  readInvoice: (id) => readInvoice(stripe, id),
  preview: (change) => previewChange(stripe, change),
  changeNow: (change) => changeNow(stripe, change),
  changeLater: (change) => changeLater(stripe, change),
  async keep(id) {
    await release(stripe, id)
    await stripe.subscriptions.update(id, { metadata: { [nextPrice]: '' } })
  },
  setCanceled: (id, is_canceled) => (is_canceled ? cancel(stripe, id) : resume(stripe, id)),
  async endNow(id) {
    await stripe.subscriptions.cancel(id)
  },
  async cardPage({ customer_id: customer, return_url }) {
    const flow_data = {
      type: 'payment_method_update' as const,
      after_completion: { type: 'redirect' as const, redirect: { return_url } },
    }
    return (await stripe.billingPortal.sessions.create({ customer, return_url, flow_data })).url
  },
  adoptCard: (id) => adoptCard(stripe, id),
})

async function itemsOf(stripe: Stripe, { id, to }: Pick<PlanChange, 'id' | 'to'>) {
  const subscription = await retrieve(stripe, id)
  return [{ id: itemOf(subscription).id, price: await priceOf(stripe, to) }]
}

async function previewChange(stripe: Stripe, change: PlanChange): Promise<ChangePreview> {
  const { id: subscription, at } = change
  const items = await itemsOf(stripe, change)
  const asked = { items, proration_behavior: 'always_invoice' as const, proration_date: seconds(at) }
  const { amount_due, lines } = await stripe.invoices.createPreview({ subscription, subscription_details: asked })
  const credited = lines.data.reduce((sum, { amount }) => sum + Math.max(0, 0 - amount), 0)
  const ends = lines.data.map(({ period }) => period.end)
  return { due_now: amount_due, credited, next_at: new Date(Math.max(...ends) * 1000) }
}

async function changeNow(
  stripe: Stripe,
  { key, ...change }: PlanChange & { key: string },
): Promise<'changed' | 'declined'> {
  await release(stripe, change.id)
  try {
    await stripe.subscriptions.update(
      change.id,
      {
        items: await itemsOf(stripe, change),
        proration_behavior: 'always_invoice',
        proration_date: seconds(change.at),
        payment_behavior: 'error_if_incomplete',
      },
      { idempotencyKey: key },
    )
    return 'changed'
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return 'declined'
    throw error
  }
}

/** A subscription managed by a schedule cannot be canceled directly, so a change planned for its next period waits in its metadata. */
async function cancel(stripe: Stripe, id: string): Promise<void> {
  const price = scheduledPrice(await retrieve(stripe, id))
  if (price !== null) await stripe.subscriptions.update(id, { metadata: { [nextPrice]: price } })
  await release(stripe, id)
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
}

/** The planned change leaves the metadata last, so that a call that was interrupted can be repeated. */
async function resume(stripe: Stripe, id: string): Promise<void> {
  const { schedule, metadata } = await stripe.subscriptions.retrieve(id)
  if (schedule === null) await stripe.subscriptions.update(id, { cancel_at_period_end: false })
  const price = metadata[nextPrice]
  if (!price) return
  if (schedule === null) await scheduleNext(stripe, { id, price })
  await stripe.subscriptions.update(id, { metadata: { [nextPrice]: '' } })
}

async function changeLater(stripe: Stripe, { id, to }: Omit<PlanChange, 'at'>): Promise<void> {
  await release(stripe, id)
  await scheduleNext(stripe, { id, price: await priceOf(stripe, to) })
}

/** Schedules the rest of the current period as is, then the new price; after that the subscription continues without a schedule. */
async function scheduleNext(stripe: Stripe, { id, price }: { id: string; price: string }): Promise<void> {
  const made = await stripe.subscriptionSchedules.create({ from_subscription: id })
  const [running] = made.phases
  if (!running) throw new Error(`schedule ${made.id} has no phase`)
  const items = running.items.map((item) => ({
    price: typeof item.price === 'string' ? item.price : item.price.id,
    quantity: item.quantity ?? 1,
  }))
  const { start_date, end_date } = running
  const phases = [
    { items, start_date, end_date },
    { items: [{ price, quantity: 1 }], proration_behavior: 'none' as const },
  ]
  await stripe.subscriptionSchedules.update(made.id, { phases, end_behavior: 'release' })
}

async function release(stripe: Stripe, id: string): Promise<void> {
  const { schedule } = await stripe.subscriptions.retrieve(id)
  if (schedule !== null)
    await stripe.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id)
}

/** The provider's page sets the customer's default card. A card set on the subscription itself would override it, so clear that one. */
async function adoptCard(stripe: Stripe, id: string): Promise<void> {
  const { default_payment_method: own, customer, latest_invoice: invoice, status } = await retrieve(stripe, id)
  const chosen =
    typeof customer === 'object' && !('deleted' in customer) ? customer.invoice_settings.default_payment_method : null
  if (chosen !== null && own !== null) await stripe.subscriptions.update(id, { default_payment_method: '' })
  if ((status !== 'past_due' && status !== 'unpaid') || typeof invoice !== 'object' || invoice?.status !== 'open')
    return
  await stripe.invoices.pay(invoice.id ?? '').catch((error: unknown) => {
    // Declined again: the subscription stays as it is, and its page says so.
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error
  })
}
