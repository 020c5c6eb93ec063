import type Stripe from 'stripe'
import type { List } from '../api/list-page.ts'
import type { WirePrice } from '../store/tables.ts'

// Stripe's billing objects in wire format: decimals are strings, unexpanded fields are ids.

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
 * Internal state of a subscription. `billed`: price per full period of each item, the basis for crediting unused time. `pending_lines`: extra lines
 * for the next invoice. `told_s`: the period end for which invoice.upcoming was sent.
 */
export interface SubscriptionSecret {
  id: string
  billed: Record<string, number>
  pending_lines: WireLine[]
  told_s: number | null
  /** A change waiting for its invoice to be paid (pending_if_incomplete). */
  waiting: {
    invoice: string
    items: WireItem[]
    billing_cycle_anchor: number
    billed: Record<string, number>
    expires_at: number
  } | null
}
