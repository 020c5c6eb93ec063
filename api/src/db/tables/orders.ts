import { integer, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, portalTable, ref } from '../portal-table.ts'

export type OrderType =
  | 'credits-on-course'
  | 'credits-on-portal'
  | 'partner-subscription'
  | 'partner-subscription-credit'
  | 'change-subscription'
  | 'subscription'
  | 'course'
  | 'bundle'
export type PaymentStatus = 'pending' | 'processing' | 'completed' | 'cancelled' | 'refunded'

export const orders = portalTable('orders', {
  user_id: ref().notNull(),
  type: text().$type<OrderType>().notNull(),
  status: smallint().notNull().default(1),
  payment_status: text().$type<PaymentStatus>().notNull().default('pending'),
  total: integer().notNull(),
  currency: text().notNull().default('usd'),
  idempotency_key: text().notNull(),
  request_hash: text().notNull(),
  checkout_session_id: text(),
  checkout_url: text(),
  payment_intent_id: text(),
  success_path: text().notNull(),
  cancel_path: text().notNull(),
  created_at: createdAt(),
  paid_at: instant(),
  refunded_at: instant(),
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
