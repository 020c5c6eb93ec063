import type { BillingType, KeptCard } from '@portico/shared/states/subscriptions/subscription.ts'
import type { PlanName } from '@portico/shared/states/subscriptions/plan.ts'

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
  card: KeptCard | null
  /** what starts with the next period; null if nothing changes */
  next: Agreed | null
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
