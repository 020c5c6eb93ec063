import type Stripe from 'stripe'
import type { List } from '../api/list-page.ts'
import type { WirePrice } from '../store/tables.ts'

// Stripe's billing objects as the wire carries them: decimals are strings, what is not expanded is an id.

export type WirePlan = Omit<Stripe.Plan, 'amount_decimal'> & { amount_decimal: string | null }
export type WireItem = Omit<Stripe.SubscriptionItem, 'price' | 'plan' | 'quantity'> & {
  price: WirePrice
  plan: WirePlan
  quantity: number
}
export type WirePendingUpdate = Omit<Stripe.Subscription.PendingUpdate, 'subscription_items'> & {
  subscription_items: WireItem[]
}
export type WireSubscription = Omit<
  Stripe.Subscription,
  'items' | 'customer' | 'latest_invoice' | 'default_payment_method' | 'schedule' | 'pending_update'
> & {
  items: List<WireItem>
  customer: string
  latest_invoice: string | null
  default_payment_method: string | null
  schedule: string | null
  pending_update: WirePendingUpdate | null
}

type WirePricing = Omit<Stripe.InvoiceLineItem.Pricing, 'unit_amount_decimal'> & { unit_amount_decimal: string | null }
export type WireLine = Omit<Stripe.InvoiceLineItem, 'quantity_decimal' | 'pricing' | 'invoice'> & {
  quantity_decimal: string | null
  pricing: WirePricing | null
  invoice: string | null
}
export type WireInvoice = Omit<Stripe.Invoice, 'lines' | 'customer' | 'default_payment_method' | 'payments'> & {
  lines: List<WireLine>
  customer: string
  default_payment_method: string | null
}

type WirePhaseItem = Omit<Stripe.SubscriptionSchedule.Phase.Item, 'price' | 'plan' | 'quantity'> & {
  price: string
  plan: string
  quantity: number
}
export type ProrationBehavior = 'create_prorations' | 'always_invoice' | 'none'
export type WirePhase = Omit<Stripe.SubscriptionSchedule.Phase, 'items' | 'proration_behavior'> & {
  items: WirePhaseItem[]
  proration_behavior: ProrationBehavior
}
export type WireSchedule = Omit<Stripe.SubscriptionSchedule, 'phases' | 'subscription'> & {
  phases: WirePhase[]
  subscription: string | null
}

/**
 * What a subscription is worked with and its object does not show. `billed`: by item, what a whole period of it was charged at, which is
 * what unused time is credited by. `pending_lines`: what its next invoice will also carry. `told_s`: the period's end that
 * invoice.upcoming was told for.
 */
export interface SubscriptionSecret {
  id: string
  billed: Record<string, number>
  pending_lines: WireLine[]
  told_s: number | null
  /** A change that waits for its invoice to be paid (pending_if_incomplete). */
  waiting: {
    invoice: string
    items: WireItem[]
    billing_cycle_anchor: number
    billed: Record<string, number>
    expires_at: number
  } | null
}
