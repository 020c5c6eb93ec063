import type { BillingType, KeptCard } from '@portico/shared/states/subscriptions/subscription.ts'
import type { PaidWith } from '@portico/shared/rules/orders/receipts/payment-method-text.ts'
import type { PlanName } from '@portico/shared/states/subscriptions/plan.ts'
import type { PaymentSubject } from './payments.ts'

// Subscriptions paid by card, in our own types. The provider renews and charges them; we follow its state.

/** A plan and its price. */
export type Recurring = { plan: PlanName; name: string; billing_type: BillingType; price: number }

/** The state of a subscription: `incomplete` was never paid, `ended` is final. */
export type RecurringState = 'incomplete' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'ended'
type Agreed = Omit<Recurring, 'name'>

/** A subscription as the provider has it now. */
export type CardSubscription = {
  customer_id: string
  state: RecurringState
  agreed: Agreed
  period_starts_at: Date
  period_ends_at: Date
  /** when cancellation was requested, effective at the end of the period; null if it renews */
  canceled_at: Date | null
  ended_at: Date | null
  /** the latest invoice is paid */
  is_paid: boolean
  /** the latest invoice and what was charged for it */
  invoice: { id: string; charged: number } | null
  card: KeptCard | null
  /** what starts with the next period, or would if it were not canceled; null if nothing changes */
  next: Agreed | null
}

/** Why a subscription was charged: its first payment, a next term, or a change of the plan. */
export type ChargeReason = 'first' | 'renewal' | 'change'

/** A paid invoice of a subscription. */
export type PaidInvoice = {
  id: string
  reason: ChargeReason
  /** the order that the subscription was bought with; null if another system started it */
  about: PaymentSubject | null
  agreed: Agreed
  /** what was charged, after credit for what was paid before */
  charged: number
  /** the full amount before that credit */
  full: number
  period_ends_at: Date
  paid_at: Date
  payment_id: string | null
  paid_with: PaidWith | null
}

/** The cost of a change at a given time. A negative amount is credited to the next payments. */
export type ChangePreview = {
  due_now: number
  /** credit for the unused part of what was paid */
  credited: number
  /** when the next payment is due after the change */
  next_at: Date
}
export type PlanChange = { id: string; to: Recurring; at: Date }

/** Subscriptions of one account with the provider; each call waits for the provider and passes on its error. */
export type Recurrences = {
  read: (id: string) => Promise<CardSubscription>
  /** Returns all invoices for which a subscription was charged, oldest first. */
  charged: (id: string) => Promise<{ id: string; reason: ChargeReason }[]>
  readInvoice: (id: string) => Promise<PaidInvoice>
  preview: (change: PlanChange) => Promise<ChangePreview>
  /** Charges the difference immediately; 'declined': nothing changed. `key` is an idempotency key. */
  changeNow: (change: PlanChange & { key: string }) => Promise<'changed' | 'declined'>
  /** Takes effect with the next period. */
  changeLater: (change: Omit<PlanChange, 'at'>) => Promise<void>
  /** Withdraws a change scheduled for the next period. */
  keep: (id: string) => Promise<void>
  setCanceled: (id: string, is_canceled: boolean) => Promise<void>
  endNow: (id: string) => Promise<void>
  /** Returns a link to the provider's page for replacing the card. */
  cardPage: (asked: { customer_id: string; return_url: string }) => Promise<string>
  /** Uses the card chosen on that page from now on, and charges it right away for anything overdue. */
  adoptCard: (id: string) => Promise<void>
}
