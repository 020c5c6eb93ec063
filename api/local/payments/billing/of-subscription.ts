import type Stripe from 'stripe'
import type { Work } from '../work.ts'
import type { SubscriptionSecret, WireInvoice, WireItem, WireSubscription } from './wire.ts'

// Throws if an object is missing that must exist alongside a subscription or invoice.

function there<R>(row: R | undefined, what: string): R {
  if (row === undefined) throw new Error(`${what} is missing`)
  return row
}

export const secretOf = ({ tx }: Work, id: string): SubscriptionSecret =>
  there(tx.get('subscription_secrets', id), `the secret of ${id}`)

export const customerOf = ({ tx }: Work, { id, customer }: WireSubscription | WireInvoice): Stripe.Customer =>
  there(tx.get('customers', customer), `the customer of ${id}`)

export const subscriptionOf = ({ tx }: Work, { id, parent }: WireInvoice): WireSubscription =>
  there(tx.get('subscriptions', String(parent?.subscription_details?.subscription)), `the subscription of ${id}`)

/** All items of a subscription share one period. */
export function periodOf({ id, items }: WireSubscription): { start: number; end: number } {
  const [first] = items.data
  if (!first) throw new Error(`${id} has no items`)
  return { start: first.current_period_start, end: first.current_period_end }
}

export const fullAmount = ({ price, quantity }: Pick<WireItem, 'price' | 'quantity'>): number =>
  (price.unit_amount ?? 0) * quantity

/** All invoices of a subscription, oldest first. */
export const invoicesOf = ({ tx }: Work, id: string): WireInvoice[] =>
  tx.all('invoices').filter(({ parent }) => parent?.subscription_details?.subscription === id)

const DONE = new Set<string>(['canceled', 'incomplete_expired'])

export const isRunning = ({ status }: WireSubscription): boolean => !DONE.has(status)
