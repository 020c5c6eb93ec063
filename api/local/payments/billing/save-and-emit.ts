import type Stripe from 'stripe'
import { emitEvent } from '../objects/emit-event.ts'
import type { Work } from '../work.ts'
import type { WireInvoice, WireSchedule, WireSubscription } from './wire.ts'

// Save an object and emit its events. Wire and SDK types differ only in decimals and expanded fields.

type Of<Prefix extends string> = Extract<Stripe.Event['type'], `${Prefix}.${string}`>

export function saveSubscription(
  work: Work,
  subscription: WireSubscription,
  ...types: Of<'customer.subscription'>[]
): WireSubscription {
  work.tx.put('subscriptions', subscription)
  for (const type of types) emitEvent(work, type, subscription as unknown as Stripe.Subscription)
  return subscription
}

export function saveInvoice(work: Work, invoice: WireInvoice, ...types: Of<'invoice'>[]): WireInvoice {
  work.tx.put('invoices', invoice)
  for (const type of types) emitEvent(work, type, invoice as unknown as Stripe.Invoice)
  return invoice
}

export function saveSchedule(
  work: Work,
  schedule: WireSchedule,
  ...types: Of<'subscription_schedule'>[]
): WireSchedule {
  work.tx.put('subscription_schedules', schedule)
  for (const type of types) emitEvent(work, type, schedule as unknown as Stripe.SubscriptionSchedule)
  return schedule
}

export function saveCustomer(
  work: Work,
  customer: Stripe.Customer,
  ...types: ('customer.created' | 'customer.updated')[]
): void {
  work.tx.put('customers', customer)
  for (const type of types) emitEvent(work, type, customer)
}
