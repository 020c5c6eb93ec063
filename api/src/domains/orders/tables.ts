import type { BillingType } from '@portico/shared/states/subscriptions/subscription.ts'
import { portalTable, ref, createdAt, instant, json, portalId } from '../../db/portal-table.ts'
import { integer, text, uuid, pgTable, boolean, bigint, smallint, date, primaryKey, numeric } from 'drizzle-orm/pg-core'
import type { RefundReason, RefundStatus, DisputeStatus } from '@portico/shared/states/orders/refund.ts'
import type { OrderEventKind } from '@portico/shared/states/orders/order-event.ts'
import type { SeatsFor } from '@portico/shared/states/orders/seats-for.ts'
import type { LineKindName, SoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import type { OrderType } from '@portico/shared/states/orders/order-type.ts'
import type { OrderStatus, PaymentStatus } from '@portico/shared/states/orders/order.ts'
import type { BilledTo } from '@portico/shared/rules/orders/receipts/billed-to.ts'
import type { Seller } from '@portico/shared/rules/orders/receipts/seller-lines.ts'
import type { PaidWith } from '@portico/shared/rules/orders/receipts/payment-method-text.ts'
import type { PostalAddress } from '@portico/shared/rules/orders/receipts/postal-address-text.ts'
import type { TaxCode, TaxExemptionState, TaxMode } from '@portico/shared/states/orders/tax.ts'
import type { UsState } from '@portico/shared/states/us-state.ts'

/** Refunds to buyers; their lines reference them in `order_lines.refund_id`. */
export const refunds = portalTable('refunds', {
  order_id: ref().notNull(),
  amount: integer().notNull(),
  /** included in the amount */ tax: integer().notNull().default(0),
  reason: text().$type<RefundReason>().notNull(),
  note: text().notNull().default(''),
  status: text().$type<RefundStatus>().notNull().default('requested'),
  provider_id: text(),
  actor_id: ref(),
  sent_as: uuid(),
  created_at: createdAt(),
  settled_at: instant(),
  /** per portal from 1 without gaps, assigned when money was returned */ credit_note_number: integer(),
})

export const disputes = portalTable('disputes', {
  order_id: ref().notNull(),
  provider_id: text().notNull(),
  amount: integer().notNull(),
  reason: text().notNull(),
  status: text().$type<DisputeStatus>().notNull(),
  opened_at: instant().notNull(),
  closed_at: instant(),
})

/** The timeline of an order, step by step. */
export const orderEvents = portalTable('order_events', {
  order_id: ref().notNull(),
  kind: text().$type<OrderEventKind>().notNull(),
  amount: integer(),
  actor_id: ref(),
  details: json<Record<string, string>>().notNull().default({}),
  created_at: createdAt(),
})

/** One row per portal that requested its own account under the platform's. */
export const connectedAccounts = pgTable('connected_accounts', {
  portal_id: portalId().primaryKey(),
  account: text().notNull(),
  is_submitted: boolean().notNull().default(false),
  takes_payments: boolean().notNull().default(false),
  pays_out: boolean().notNull().default(false),
  asked: text().array().notNull().default([]),
  is_looked_at: boolean().notNull().default(false),
  /** start of payments into this account */
  ready_at: instant(),
  read_number: bigint({ mode: 'number' }).notNull().default(0),
  read_at: instant(),
  created_at: createdAt(),
})

export const coupons = portalTable('coupons', {
  code: text().notNull(),
  title: text().notNull(),
  percent: smallint(),
  amount: integer(),
  kinds: text().array().$type<SoldKind[]>().notNull(),
  starts_on: date(),
  ends_on: date(),
  max_uses: integer(),
  max_per_buyer: integer(),
  uses: integer().notNull().default(0),
  is_active: boolean().notNull().default(true),
  created_at: createdAt(),
  updated_at: createdAt(),
})

export const couponCourses = pgTable(
  'coupon_courses',
  { portal_id: portalId(), coupon_id: ref().notNull(), course_id: ref().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.coupon_id, t.course_id] })],
)
export const couponBundles = pgTable(
  'coupon_bundles',
  { portal_id: portalId(), coupon_id: ref().notNull(), bundle_id: ref().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.coupon_id, t.bundle_id] })],
)

export const orders = portalTable('orders', {
  user_id: ref().notNull(),
  type: text().$type<OrderType>().notNull(),
  status: smallint().$type<OrderStatus>().notNull().default(1),
  payment_status: text().$type<PaymentStatus>().notNull().default('pending'),
  total: integer().notNull(),
  currency: text().notNull().default('usd'),
  idempotency_key: text().notNull(),
  request_hash: text().notNull(),
  checkout_session_id: text(),
  checkout_url: text(),
  payment_intent_id: text(),
  payment_account: text(),
  success_path: text().notNull(),
  cancel_path: text().notNull(),
  created_at: createdAt(),
  paid_at: instant(),
  refunded_at: instant(),
  billed_to: json<BilledTo>(),
  seller: json<Seller>(),
  paid_with: json<PaidWith>(),
  /** per portal from 1 without gaps, assigned on payment */
  invoice_number: integer(),
  /** what the provider deducted, including the platform's fee */
  fee: integer(),
  /** the platform's fee on an order paid into a connected account */
  platform_fee: integer().notNull().default(0),
  /** the buyer's postal address; null in orders placed before it was required */ address: json<PostalAddress>(),
  tax_mode: text().$type<TaxMode>().notNull().default('none'),
  /** the tax service's ids: of the calculation used, and of the recorded sale */ tax_calculation: text(),
  tax_transaction: text(),
  tax_exemption_id: ref(),
  /** paid by hand; its details are in `purchase_orders` */ is_purchase_order: boolean().notNull().default(false),
  coupon_id: ref(),
  coupon_code: text(),
  /** counts as a use of its coupon, from when the order is placed until it is closed unpaid */ holds_coupon: boolean()
    .notNull()
    .default(false),
})

export const orderLines = portalTable('order_lines', {
  order_id: ref().notNull(),
  kind: text().$type<LineKindName>().notNull(),
  course_id: ref(),
  bundle_id: ref(),
  bundle_title: text(),
  plan_id: ref(),
  title: text().notNull(),
  quantity: integer().notNull(),
  unit_price: integer().notNull(),
  discount: integer().notNull().default(0),
  tax: integer().notNull().default(0),
  total: integer().notNull(),
  tax_code: text().$type<TaxCode>(),
  /** its item in the tax calculation */ tax_item: text(),
  tax_reversal: text(),
  /** the price stamp of the page it was bought from */ price_stamp: text(),
  /** whom an owner of the course bought it for; null: not asked */ seats_for: text().$type<SeatsFor>(),
  /** for a course of another portal: the share, and its owner's part at the time of the order */ share_id: ref(),
  owner_percent: smallint(),
  owner_amount: integer(),
  fulfilled_at: instant(),
  refunded_at: instant(),
  /** the refund that was requested for it */
  refund_id: ref(),
  /** what that refund pays back, and the sales tax in it */ refund_amount: integer(),
  refund_tax: integer(),
  /** its payment is disputed; running enrollments are paused */
  disputed_at: instant(),
})

export const paymentEvents = pgTable(
  'payment_events',
  {
    /** the name of the payment account that signed it */
    account: text().notNull(),
    id: text().notNull(),
    type: text().notNull(),
    portal_id: ref(),
    payload: json<unknown>().notNull(),
    received_at: createdAt(),
    handled_at: instant(),
    /** our own sequential number */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    order_id: ref(),
    tried: integer().notNull().default(0),
    outcome: text().$type<'applied' | 'no_order' | 'failed'>(),
    error: text(),
  },
  (table) => [primaryKey({ columns: [table.account, table.id] })],
)

/** An organization that may pay later: its credit limit and its payment period in days. */
export const creditTerms = portalTable('credit_terms', {
  organization: text().notNull(),
  credit_limit: integer().notNull(),
  net_days: integer().notNull(),
  is_open: boolean().notNull().default(true),
  approved_by: ref().notNull(),
  created_at: createdAt(),
  updated_at: createdAt(),
})

/** The people who may order for it. */
export const creditTermBuyers = portalTable('credit_term_buyers', {
  credit_terms_id: ref().notNull(),
  user_id: ref().notNull(),
})

/** Details of an order paid by hand: the organization, its order number, and how it was paid. */
export const purchaseOrders = portalTable('purchase_orders', {
  order_id: ref().notNull(),
  organization: text().notNull(),
  number: text().notNull(),
  contact_name: text().notNull(),
  contact_email: text().notNull(),
  key: text(),
  file_key: text(),
  name: text(),
  content_type: text(),
  /** set if granted before payment */ credit_terms_id: ref(),
  net_days: integer(),
  due_on: date({ mode: 'string' }),
  reminded_due_at: instant(),
  reminded_overdue_at: instant(),
  /** paid or canceled; scheduled jobs ignore it from then on */ closed_at: instant(),
  /** the buyer was warned that it will be closed unpaid */ warned_at: instant(),
  paid_on: date({ mode: 'string' }),
  paid_reference: text(),
  created_at: createdAt(),
})

/** One row per portal that ever configured it; without one there is no sales tax. */
export const salesTaxes = pgTable('sales_taxes', {
  portal_id: portalId().primaryKey(),
  mode: text().$type<TaxMode>().notNull().default('none'),
  /** default for courses without their own code */ tax_code: text()
    .$type<TaxCode>()
    .notNull()
    .default('txcd_20060058'),
  updated_at: createdAt(),
})

/** A certificate that exempts a buyer from sales tax, as submitted and as decided by staff. */
export const taxExemptions = portalTable('tax_exemptions', {
  user_id: ref().notNull(),
  organization: text().notNull(),
  number: text().notNull(),
  states: text().array().$type<UsState[]>().notNull(),
  key: text().notNull(),
  file_key: text().notNull(),
  name: text().notNull(),
  content_type: text().notNull(),
  status: text().$type<TaxExemptionState>().notNull().default('waiting'),
  reason: text().notNull().default(''),
  /** its last day */ expires_on: date({ mode: 'string' }),
  reviewed_by: ref(),
  reviewed_at: instant(),
  created_at: createdAt(),
})

/** The tax service's calculation for a quote, by a hash of all its inputs, until an order takes it. */
export const taxCalculations = portalTable('tax_calculations', {
  hash: text().notNull(),
  provider_id: text().notNull(),
  taxes: json<readonly number[]>().notNull(),
  expires_at: instant().notNull(),
})

export const taxRates = portalTable('tax_rates', {
  state: text().$type<UsState>().notNull(),
  percent: numeric({ precision: 7, scale: 4, mode: 'number' }).notNull(),
})

/** Details of an order for a plan, stored by the portal that sold it. */
export const planOrders = portalTable('plan_orders', {
  order_id: ref().notNull(),
  plan_id: ref().notNull(),
  billing_type: text().$type<BillingType>().notNull(),
  new_name: text(),
  new_slug: text(),
  tenant_id: ref(),
  begun_at: instant(),
  consent_version: text().notNull(),
  consent_wording: text().notNull(),
  consented_at: instant().notNull(),
})

/** What was charged for a running subscription after its first payment, by the provider's invoice. */
export const planPayments = portalTable('plan_payments', {
  order_id: ref().notNull(),
  /** the order that the subscription was bought with */ first_order_id: ref().notNull(),
  /** the portal that the subscription is for */ tenant_id: ref().notNull(),
  invoice_id: text().notNull(),
  reason: text().$type<'renewal' | 'change'>().notNull(),
  billing_type: text().$type<BillingType>().notNull(),
  /** of a whole term */ price: integer().notNull(),
  period_ends_at: instant().notNull(),
})
