import { integer, text, uuid } from 'drizzle-orm/pg-core'
import type { OrderEventKind } from '@portico/shared/states/order-event.ts'
import type { DisputeStatus, RefundReason, RefundStatus } from '@portico/shared/states/refund.ts'
import { createdAt, instant, json, portalTable, ref } from '../portal-table.ts'

/** Money that goes back to a buyer, with the lines that name it in `order_lines.refund_id`. */
export const refunds = portalTable('refunds', {
  order_id: ref().notNull(),
  amount: integer().notNull(),
  /** of the amount */ tax: integer().notNull().default(0),
  reason: text().$type<RefundReason>().notNull(),
  note: text().notNull().default(''),
  status: text().$type<RefundStatus>().notNull().default('requested'),
  provider_id: text(),
  actor_id: ref(),
  sent_as: uuid(),
  created_at: createdAt(),
  settled_at: instant(),
  /** without gaps in each portal, from 1 on, given when money went back */ credit_note_number: integer(),
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
/** The timeline of an order: what happened to it, step by step. */
export const orderEvents = portalTable('order_events', {
  order_id: ref().notNull(),
  kind: text().$type<OrderEventKind>().notNull(),
  amount: integer(),
  actor_id: ref(),
  details: json<Record<string, string>>().notNull().default({}),
  created_at: createdAt(),
})
