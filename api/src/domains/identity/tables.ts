import { portalTable, ref, createdAt, portalId, id, instant } from '../../db/portal-table.ts'
import { text, pgTable, primaryKey, boolean, integer, bigint } from 'drizzle-orm/pg-core'
import type { PostalAddressKind, PostalAddressValidation } from '@portico/shared/states/member-postal-address.ts'
import { sql } from 'drizzle-orm'
import type { CourseMail } from '@portico/shared/rules/notifications/course-mails.ts'
import type { Role } from '@portico/shared/access/roles.ts'

/** Staff's notes about a person, for each other. */
export const memberNotes = portalTable('member_notes', {
  user_id: ref().notNull(),
  author_id: ref().notNull(),
  content: text().notNull(),
  created_at: createdAt(),
  updated_at: createdAt(),
})

/** Badges that staff grant a person. */
export const memberSeals = portalTable('member_seals', {
  user_id: ref().notNull(),
  title: text().notNull(),
  image: text().notNull(),
  granted_by: ref().notNull(),
  granted_at: createdAt(),
})

/** A person's billing and shipping addresses, as this portal knows them. */
export const memberAddresses = pgTable(
  'member_addresses',
  {
    portal_id: portalId(),
    user_id: ref().notNull(),
    kind: text().$type<PostalAddressKind>().notNull(),
    address: text().notNull(),
    address_2: text().notNull().default(''),
    city: text().notNull(),
    state: text().notNull(),
    zip_code: text().notNull(),
    country: text().notNull(),
    validation: text().$type<PostalAddressValidation>().notNull().default('not_validated'),
    updated_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.user_id, t.kind] })],
)

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
  /** hash of the cookie that the registering browser was given */
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
  /** for a code: the registration it confirms */
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
  /**
   * Whether a course admin or editor is limited to their assigned courses; a trigger sets it with the first assignment unless staff already decided.
   */
  is_limited_to_courses: boolean(),
  is_blocked: boolean().notNull().default(false),
  headline: text(),
  bio: text(),
  created_at: createdAt(),
  /** the person was blocked before leaving, and stays blocked if they come back by themselves */
  was_blocked: boolean().notNull().default(false),
  /** when the person left; the row stays for references to it, blocked and without a role */
  ended_at: instant(),
  tags: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** mails about courses that the person turned off */
  muted_mails: text()
    .array()
    .$type<CourseMail[]>()
    .notNull()
    .default(sql`'{}'`),
  /** names and email in searchable form; maintained by triggers (migrations/0271) */
  search_text: text().notNull().default(''),
})

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
