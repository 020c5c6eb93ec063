import type { PostalAddress } from '@portico/shared/rules/receipts/address-text.ts'
import { boolean, integer, smallint, text } from 'drizzle-orm/pg-core'
import type { OrderType } from '@portico/shared/states/order-type.ts'
import type { OrderStatus, PaymentStatus } from '@portico/shared/states/order.ts'
import type { LineKindName } from '@portico/shared/states/subject-kind.ts'
import type { TaxCode } from '@portico/shared/states/tax-code.ts'
import type { TaxMode } from '@portico/shared/states/tax-mode.ts'
import type { BilledTo } from '@portico/shared/rules/receipts/billed-to.ts'
import type { Seller } from '@portico/shared/rules/receipts/seller-lines.ts'
import type { PaidWith } from '@portico/shared/rules/receipts/payment-method-text.ts'
import { createdAt, instant, json, portalTable, ref } from '../portal-table.ts'

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
  /** without gaps in each portal, from 1 on, given when it is paid */
  invoice_number: integer(),
  /** what the provider kept of it, with the platform's fee */
  fee: integer(),
  /** what the platform keeps of an order that was paid into a connected account */
  platform_fee: integer().notNull().default(0),
  /** where the buyer is; orders from before it was asked for have none */ address: json<PostalAddress>(),
  tax_mode: text().$type<TaxMode>().notNull().default('none'),
  /** of the tax service: by which its tax was reckoned, and under which it is recorded */ tax_calculation: text(),
  tax_transaction: text(),
  tax_exemption_id: ref(),
  /** paid by hand; what it says stands in `purchase_orders` */ is_purchase_order: boolean().notNull().default(false),
  coupon_id: ref(),
  coupon_code: text(),
  /** it counts as a use of its coupon: from being placed until it is closed unpaid */ holds_coupon: boolean()
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
  /** its item in the calculation */ tax_item: text(),
  tax_reversal: text(),
  /** what the page said that it was bought from */ price_stamp: text(),
  /** of a course of another portal: the share, and its owner's part when it was ordered */ share_id: ref(),
  owner_percent: smallint(),
  owner_amount: integer(),
  fulfilled_at: instant(),
  refunded_at: instant(),
  /** the refund that it was asked for in */
  refund_id: ref(),
  /** what that pays back, and how much of it is sales tax */ refund_amount: integer(),
  refund_tax: integer(),
  /** its payment is disputed: what runs is paused */
  disputed_at: instant(),
})
