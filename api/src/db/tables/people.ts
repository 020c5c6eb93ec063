import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Role } from '@portico/shared/access/roles.ts'
import { createdAt, id, instant, json, portalTable, ref } from '../portal-table.ts'

export const users = pgTable('users', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  email_verified: boolean().notNull().default(false),
  image: text(),
  first_name: text().notNull().default(''),
  middle_name: text(),
  last_name: text().notNull().default(''),
  username: text(),
  direct_number: text(),
  is_adult_confirmed_at: instant(),
  created_at: createdAt(),
  updated_at: createdAt(),
})

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

export const accounts = pgTable('accounts', {
  id: id(),
  user_id: ref().notNull(),
  account_id: text().notNull(),
  provider_id: text().notNull(),
  access_token: text(),
  refresh_token: text(),
  id_token: text(),
  access_token_expires_at: instant(),
  refresh_token_expires_at: instant(),
  scope: text(),
  password: text(),
  created_at: createdAt(),
  updated_at: createdAt(),
})

export const verifications = pgTable('verifications', {
  id: id(),
  identifier: text().notNull(),
  value: text().notNull(),
  expires_at: instant().notNull(),
  created_at: createdAt(),
  updated_at: createdAt(),
})

export const registrations = pgTable('registrations', {
  id: id(),
  portal_id: ref().notNull(),
  realm: text().notNull(),
  email: text().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  password_hash: text().notNull(),
  /** of the cookie that the asking browser was given */
  browser_hash: text().notNull(),
  is_adult_confirmed_at: createdAt(),
  created_at: createdAt(),
  expires_at: instant()
    .notNull()
    .default(sql`now() + interval '1 day'`),
  used_at: instant(),
})

export const tokens = pgTable('tokens', {
  id: id(),
  type: text().$type<'email' | 'reset' | 'invitation'>().notNull(),
  email: text().notNull(),
  user_id: ref(),
  /** the portal that sent it, and the cookie realm on which it is valid */
  portal_id: ref().notNull(),
  realm: text().notNull(),
  /** of a code: the registration that it confirms */
  registration_id: ref(),
  value_hash: text().notNull(),
  wrong_guesses: integer().notNull().default(0),
  expires_at: instant().notNull(),
  used_at: instant(),
  created_at: createdAt(),
})

export const memberships = portalTable('memberships', {
  user_id: ref().notNull(),
  roles: text()
    .array()
    .$type<Role[]>()
    .notNull()
    .default(sql`'{learner}'`),
  is_outside: boolean().notNull().default(false),
  /** Whether a course admin or editor works in assigned courses alone: set by a trigger with the first assignment, unless staff decided before. */
  is_limited_to_courses: boolean(),
  is_blocked: boolean().notNull().default(false),
  headline: text(),
  bio: text(),
  created_at: createdAt(),
  /** whoever left was blocked before, and comes back so by themselves */
  was_blocked: boolean().notNull().default(false),
  /** when the person left; the row stays for what refers to it, without a role and blocked */
  ended_at: instant(),
  tags: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** names and address as they are looked for; kept by triggers (migrations/0271) */
  search_text: text().notNull().default(''),
})

export const activityLogs = portalTable('activity_logs', {
  actor_id: ref(),
  role: text(),
  action: text().notNull(),
  subject: text(),
  changes: json<unknown>(),
  refused: text(),
  /** how often the same was refused within its minute */
  times: integer().notNull().default(1),
  request_id: text(),
  created_at: createdAt(),
})
