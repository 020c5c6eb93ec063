import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, portalId } from '../portal-table.ts'

/** One row a portal that asked for an account of its own below the platform's. */
export const connectedAccounts = pgTable('connected_accounts', {
  portal_id: portalId().primaryKey(),
  account: text().notNull(),
  is_submitted: boolean().notNull().default(false),
  takes_payments: boolean().notNull().default(false),
  pays_out: boolean().notNull().default(false),
  asked: text().array().notNull().default([]),
  is_looked_at: boolean().notNull().default(false),
  /** since when orders are paid into it */
  ready_at: instant(),
  read_number: bigint({ mode: 'number' }).notNull().default(0),
  read_at: instant(),
  created_at: createdAt(),
})
