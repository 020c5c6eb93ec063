import { pgTable, text, integer } from 'drizzle-orm/pg-core'
import { id, ref, instant, createdAt, portalTable, json } from '../db/portal-table.ts'

export const sessions = pgTable('sessions', {
  id: id(),
  user_id: ref().notNull(),
  token: text().notNull(),
  realm: text().notNull().default(''),
  ip_address: text(),
  user_agent: text(),
  second_factor_at: instant(),
  confirmed_at: instant(),
  expires_at: instant().notNull(),
  created_at: createdAt(),
  updated_at: createdAt(),
})

export const activityLogs = portalTable('activity_logs', {
  actor_id: ref(),
  role: text(),
  action: text().notNull(),
  subject: text(),
  changes: json<unknown>(),
  refused: text(),
  /** how often the same refusal occurred within its minute */
  times: integer().notNull().default(1),
  request_id: text(),
  created_at: createdAt(),
})

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

export const pendingLogins = pgTable('pending_logins', {
  id: id(),
  token_hash: text().notNull(),
  user_id: ref().notNull(),
  realm: text().notNull(),
  tries: integer().notNull().default(0),
  expires_at: instant().notNull(),
})
