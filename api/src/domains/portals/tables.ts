import { portalTable, instant, ref, createdAt, portalId, id, rowId } from '../../db/portal-table.ts'
import { text, uuid, integer, boolean, pgTable, smallint } from 'drizzle-orm/pg-core'
import type { AnnouncementAudience } from '@portico/shared/states/portals/announcement.ts'
import type { RecordState, DomainState, SenderState } from '@portico/shared/states/portals/domain-state.ts'
import { sql } from 'drizzle-orm'

export const announcements = portalTable('announcements', {
  title: text().notNull(),
  content: text().notNull().default(''),
  audience: text().$type<AnnouncementAudience>().notNull(),
  starts_at: instant().notNull(),
  ends_at: instant(),
  /** visible only to this manager's own team */ manager_id: ref(),
  /** when it was first shown and its readers were notified */ out_at: instant(),
  created_by: ref().notNull(),
  created_at: createdAt(),
})

export const announcementDismissals = portalTable('announcement_dismissals', {
  announcement_id: ref().notNull(),
  user_id: ref().notNull(),
  created_at: createdAt(),
})

export const consentChoices = portalTable('consent_choices', {
  visitor: uuid().notNull(),
  version: integer().notNull(),
  analytics: boolean().notNull(),
  advertisement: boolean().notNull(),
  other: boolean().notNull(),
  has_gpc: boolean().notNull(),
  created_at: createdAt(),
})

const record = () => text().$type<RecordState>().notNull().default('unchecked')

const nextCheckAt = () =>
  instant()
    .notNull()
    .default(sql`now()`)

/** One row per portal that has or requested its own domain; `portals.custom_domain` contains it once it serves. */
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

/** One row per portal that has or requested its own sender. */
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

/** The portal that proved each domain, across portals; the app reaches this table only through database functions. */
export const heldDomains = pgTable('held_domains', {
  domain: text().primaryKey(),
  portal_id: ref().notNull(),
  freed_at: instant(),
})

export const portals = pgTable('portals', {
  id: id(),
  kind: text().$type<'admin' | 'core' | 'tenant'>().notNull().default('tenant'),
  name: text().notNull(),
  slug: text().notNull(),
  custom_domain: text(),
  is_paused: boolean().notNull().default(false),
  time_zone: text().notNull().default('America/New_York'),
  plan_short_name: text(),
  subscription_ends_at: instant(),
  created_at: createdAt(),
})

export const portalSettings = pgTable('portal_settings', {
  portal_id: portalId().primaryKey(),
  type: smallint().$type<1 | 2>(),
  is_marketable: boolean().notNull().default(false),
  disable_course_questions: boolean().notNull().default(false),
  primary_color: text().notNull().default('#1f4fd8'),
  secondary_color: text().notNull().default('#0f766e'),
  background: text().notNull().default('#fbfaf7'),
  footer_header_color: text().notNull().default('#ffffff'),
  footer_color: text().notNull().default('#16202e'),
  favicon: text(),
  logo: text(),
  secondary_logo: text(),
  social_logo: text(),
  google_place_id: text(),
  default_certificate_logo: text(),
  google_analytic_id: text(),
  has_blog: boolean().notNull().default(false),
  has_course_catalog: boolean().notNull().default(false),
  california_privacy_link: text(),
  w9_link: text(),
  scorm_agreement_link: text(),
  terms_of_use: text().notNull().default(''),
  demands_second_factor: boolean().notNull().default(false),
  takes_purchase_orders: boolean().notNull().default(false),
  /** where to send checks and transfers */ purchase_order_instructions: text(),
  /** days before a certificate expires on which its holder is notified */
  certificate_alert_days: integer()
    .array()
    .notNull()
    .default(sql`'{90,30,7}'`),
  /** how many people each manager may invite or remind per day */
  invites_a_day: integer().notNull().default(200),
  /** storage quota: library, SCORM packages, learners' files */
  media_quota_bytes: ref().notNull().default(53_687_091_200),
  updated_at: instant()
    .notNull()
    .default(sql`now()`),
})

/** One row per portal. */
export const companies = pgTable('companies', {
  id: rowId(),
  portal_id: portalId().primaryKey(),
  name: text(),
  email: text(),
  support_email: text(),
  support_phone: text(),
  website: text(),
  address: text(),
  address_2: text(),
  city: text(),
  state: text(),
  zip_code: text(),
  country: text().notNull().default('US'),
  tax_id: text(),
  /** the name on invoices if it differs */ seller_of_record: text(),
})

export const portalPages = portalTable('portal_pages', {
  slug: text().notNull(),
  title: text().notNull(),
  content: text().notNull().default(''),
  meta_title: text(),
  meta_description: text(),
  seo_keywords: text(),
  seo_image: text(),
  publication_status: smallint().notNull().default(1),
  show_header: boolean().notNull().default(true),
  show_footer: boolean().notNull().default(true),
  updated_at: instant()
    .notNull()
    .default(sql`now()`),
})
