import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { createdAt, id, instant, ref } from '../portal-table.ts'

export const totpFactors = pgTable('totp_factors', {
  user_id: bigint({ mode: 'number' }).primaryKey(),
  secret: text().notNull(),
  enrolled_at: instant(),
  last_step: ref().notNull().default(0),
  created_at: createdAt(),
})

export const recoveryCodes = pgTable('recovery_codes', {
  id: id(),
  user_id: ref().notNull(),
  code_hash: text().notNull(),
  used_at: instant(),
  created_at: createdAt(),
})

export const passkeys = pgTable('passkeys', {
  id: id(),
  user_id: ref().notNull(),
  realm: text().notNull(),
  name: text().notNull(),
  credential_id: text().notNull(),
  public_key: text().notNull(),
  counter: ref().notNull(),
  transports: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  last_used_at: instant(),
  created_at: createdAt(),
})

export const passkeyChallenges = pgTable('passkey_challenges', {
  id: id(),
  challenge: text().notNull(),
  purpose: text().$type<'add' | 'sign_in' | 'session'>().notNull(),
  realm: text().notNull(),
  user_id: ref(),
  expires_at: instant().notNull(),
})

export const pendingLogins = pgTable('pending_logins', {
  id: id(),
  token_hash: text().notNull(),
  user_id: ref().notNull(),
  realm: text().notNull(),
  tries: integer().notNull().default(0),
  expires_at: instant().notNull(),
})
