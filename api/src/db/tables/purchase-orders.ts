import { boolean, date, integer, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, portalTable, ref } from '../portal-table.ts'

/** An organization that may pay later: how much it may owe, and for how many days. */
export const creditTerms = portalTable('credit_terms', {
  organization: text().notNull(),
  credit_limit: integer().notNull(),
  net_days: integer().notNull(),
  is_open: boolean().notNull().default(true),
  approved_by: ref().notNull(),
  created_at: createdAt(),
  updated_at: createdAt(),
})
/** Who orders for it. */
export const creditTermBuyers = portalTable('credit_term_buyers', {
  credit_terms_id: ref().notNull(),
  user_id: ref().notNull(),
})
/** What an order that is paid by hand says beyond its row: for whom, under which number, and how it was paid. */
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
  /** granted before it was paid */ credit_terms_id: ref(),
  net_days: integer(),
  due_on: date({ mode: 'string' }),
  reminded_due_at: instant(),
  reminded_overdue_at: instant(),
  /** paid or canceled: the clock looks at it no more */ closed_at: instant(),
  /** told that it will be closed unpaid */ warned_at: instant(),
  paid_on: date({ mode: 'string' }),
  paid_reference: text(),
  created_at: createdAt(),
})
