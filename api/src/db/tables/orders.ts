import { integer, smallint, text } from 'drizzle-orm/pg-core'
import type { OrderType } from '@portico/shared/states/order-type.ts'
import type { OrderStatus, PaymentStatus } from '@portico/shared/states/order.ts'
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
})
export const orderLines = portalTable('order_lines', {
  order_id: ref().notNull(),
  kind: text().$type<'Course' | 'Bundle'>().notNull(),
  course_id: ref(),
  bundle_id: ref(),
  title: text().notNull(),
  quantity: integer().notNull(),
  unit_price: integer().notNull(),
  discount: integer().notNull().default(0),
  total: integer().notNull(),
  fulfilled_at: instant(),
  refunded_at: instant(),
})
