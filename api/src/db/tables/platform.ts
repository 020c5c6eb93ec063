import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, json, ref } from '../portal-table.ts'

export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  created_at: createdAt(),
})

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resets_at: instant().notNull(),
})

export const guesses = pgTable('guesses', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  last_failed_at: createdAt(),
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
    /** our own number of it */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    order_id: ref(),
    tried: integer().notNull().default(0),
    outcome: text().$type<'applied' | 'no_order' | 'failed'>(),
    error: text(),
  },
  (table) => [primaryKey({ columns: [table.account, table.id] })],
)
