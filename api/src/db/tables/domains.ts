import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { DomainState, RecordState, SenderState } from '@portico/shared/states/domain-state.ts'
import { createdAt, instant, portalId, ref } from '../portal-table.ts'

const record = () => text().$type<RecordState>().notNull().default('unchecked')
const nextCheckAt = () =>
  instant()
    .notNull()
    .default(sql`now()`)

/** One row a portal that has, or asked for, a domain of its own; `portals.custom_domain` names it once it serves. */
export const customDomains = pgTable('custom_domains', {
  portal_id: portalId().primaryKey(),
  domain: text().notNull(),
  token: text().notNull(),
  state: text().$type<DomainState>().notNull().default('initializing'),
  txt: record(),
  cname: record(),
  is_taken: boolean().notNull().default(false),
  failing_since: instant(),
  certificate_ends_at: instant(),
  checked_at: instant(),
  next_check_at: nextCheckAt(),
  created_at: createdAt(),
})

/** One row a portal that has, or asked for, a sender of its own. */
export const customEmails = pgTable('custom_emails', {
  portal_id: portalId().primaryKey(),
  address: text().notNull(),
  selector: text().notNull(),
  public_key: text().notNull(),
  /** encrypted */
  private_key: text().notNull(),
  state: text().$type<SenderState>().notNull().default('NOT_STARTED'),
  is_verified: boolean().notNull().default(false),
  dkim: record(),
  spf: record(),
  return_path: record(),
  checked_at: instant(),
  next_check_at: nextCheckAt(),
  created_at: createdAt(),
})

/** Which portal proved a domain, across portals; the app reaches it by functions of the database alone. */
export const heldDomains = pgTable('held_domains', {
  domain: text().primaryKey(),
  portal_id: ref().notNull(),
  freed_at: instant(),
})
