import type { BillingType } from '@portico/shared/states/subscription.ts'
import type { KeptCard } from '@portico/shared/states/kept-card.ts'
import type { PlanName } from '@portico/shared/states/plan.ts'

// Subscriptions that are paid by card, in our own types. The provider renews and charges them; we follow.

/** A plan at its price. */
export type Recurring = { plan: PlanName; name: string; billing_type: BillingType; price: number }

/** How one stands: `incomplete` was never paid for, `ended` is over for good. */
export type RecurringState = 'incomplete' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'ended'
type Agreed = Omit<Recurring, 'name'>

/** A subscription as the provider has it now. */
export type CardSubscription = {
  customer_id: string
  state: RecurringState
  agreed: Agreed
  period_starts_at: Date
  period_ends_at: Date
  /** it ends with its term: when that was said; null: it goes on */
  canceled_at: Date | null
  ended_at: Date | null
  /** nothing of it is owed */
  is_paid: boolean
  card: KeptCard | null
  /** what begins with the next term; null: the same again */
  next: Agreed | null
}

/** What a change at an instant comes to. Below nothing: what is left over counts towards the next payments. */
export type ChangePreview = {
  due_now: number
  /** given back of what was paid for and is not used */
  credited: number
  /** when the next payment is due after the change */
  next_at: Date
}
export type PlanChange = { id: string; to: Recurring; at: Date }

/** Subscriptions of one account with the provider; each call waits for it and throws its error. */
export type Recurrences = {
  read: (id: string) => Promise<CardSubscription>
  preview: (change: PlanChange) => Promise<ChangePreview>
  /** Charges the difference at once; 'declined': nothing was changed. Asked again under one key, it happens once. */
  changeNow: (change: PlanChange & { key: string }) => Promise<'changed' | 'declined'>
  /** From the next term on. */
  changeLater: (change: Omit<PlanChange, 'at'>) => Promise<void>
  /** Takes back what was to begin with the next term. */
  keep: (id: string) => Promise<void>
  setCanceled: (id: string, is_canceled: boolean) => Promise<void>
  endNow: (id: string) => Promise<void>
  /** The provider's page on which its payer replaces the card. */
  cardPage: (asked: { customer_id: string; return_url: string }) => Promise<string>
  /** The card that was chosen on that page pays from now on, and at once what is owed. */
  adoptCard: (id: string) => Promise<void>
}
