import { pgTable, text, integer, smallint, uuid, bigint } from 'drizzle-orm/pg-core'
import { id, portalTable, ref, instant, createdAt, json } from '../../db/portal-table.ts'
import type { PlanName, PartnerTier } from '@portico/shared/states/subscriptions/plan.ts'
import type {
  BillingType,
  KeptCard,
  SubscriptionEventKind,
  SubscriptionStatus,
} from '@portico/shared/states/subscriptions/subscription.ts'

/** Plans are the same for every portal. */
export const plans = pgTable('plans', {
  id: id(),
  short_name: text().$type<PlanName>().notNull(),
  partner_tier: text().$type<PartnerTier>().notNull(),
  name: text().notNull(),
  monthly_price: integer().notNull(),
  annual_price: integer().notNull(),
  yearly_credits: integer().notNull(),
  position: smallint().notNull(),
})

export const subscriptions = portalTable('subscriptions', {
  plan_id: ref().notNull(),
  billing_type: text().$type<BillingType>().notNull(),
  status: text().$type<SubscriptionStatus>().notNull(),
  price: integer().notNull(),
  starts_at: instant().notNull(),
  period_starts_at: instant().notNull(),
  period_ends_at: instant().notNull(),
  canceled_at: instant(),
  ended_at: instant(),
  note: text().notNull().default(''),
  sent_as: uuid(),
  version: integer().notNull().default(1),
  created_at: createdAt(),
  /** the provider's id for it; null: by contract */ provider_id: text(),
  payment_account: text(),
  customer_id: text(),
  /** number of the provider reading it reflects */ read_number: bigint({ mode: 'number' }).notNull().default(0),
  credited_until: instant(),
  card: json<KeptCard>(),
  next_plan_id: ref(),
  next_billing_type: text().$type<BillingType>(),
  next_price: integer(),
  past_due_at: instant(),
  suspended_at: instant(),
  /** the last paid invoice it reflects */ paid_invoice_id: text(),
})

export const subscriptionEvents = portalTable('subscription_events', {
  subscription_id: ref().notNull(),
  kind: text().$type<SubscriptionEventKind>().notNull(),
  plan_id: ref().notNull(),
  billing_type: text().$type<BillingType>().notNull(),
  price: integer().notNull(),
  period_ends_at: instant().notNull(),
  credits: integer().notNull().default(0),
  /** what the change charged at once; null: nothing, or not known */ charged: integer(),
  actor_id: ref(),
  at: createdAt(),
})
