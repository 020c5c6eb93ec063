import { portalTable, portalId, ref, createdAt, instant } from '../../db/portal-table.ts'
import { text, boolean, smallint, integer, pgTable, primaryKey, date } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { PartnerTier } from '@portico/shared/states/subscriptions/plan.ts'
import type { ApprovalStatus } from '@portico/shared/states/partners/approval.ts'

export const partnerCompanies = portalTable('partner_companies', {
  slug: text().notNull(),
  name: text().notNull(),
  logo: text(),
  about_us: text().notNull().default(''),
  url: text(),
  phone: text(),
  address: text().notNull().default(''),
  address_2: text().notNull().default(''),
  city: text(),
  state: text(),
  zip_code: text().notNull().default(''),
  country: text().notNull().default('US'),
  social_links: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  meta_title: text().notNull().default(''),
  meta_description: text().notNull().default(''),
  disable_address: boolean().notNull().default(false),
  tier: text().$type<PartnerTier>().notNull().default('promo'),
  /** 2: published and visible */
  status: smallint().notNull().default(1),
  sort_number: integer().notNull().default(0),
})

export const courseProviders = pgTable(
  'course_providers',
  { portal_id: portalId(), course_id: ref().notNull(), partner_company_id: ref().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_id, t.partner_company_id] })],
)

export const partnerMembers = pgTable(
  'partner_members',
  { portal_id: portalId(), user_id: ref().notNull(), partner_company_id: ref().notNull(), created_at: createdAt() },
  (t) => [primaryKey({ columns: [t.portal_id, t.user_id] })],
)

/** The provider of the current transaction, if any; its row-level policy hides other providers' rows. */
const ofProvider = () =>
  ref()
    .notNull()
    .default(sql`current_provider()`)

const order = () => ({ status: smallint().notNull().default(2), sort_number: integer().notNull().default(0) })

export const partnerAuthors = portalTable('partner_authors', {
  partner_company_id: ofProvider(),
  name: text().notNull(),
  description: text().notNull().default(''),
  avatar: text(),
  ...order(),
})

export const partnerQuestions = portalTable('partner_questions', {
  partner_company_id: ofProvider(),
  question: text().notNull(),
  answer: text().notNull(),
  ...order(),
})

export const partnerFeatures = portalTable('partner_features', {
  partner_company_id: ofProvider(),
  title: text().notNull(),
  text: text().notNull().default(''),
  icon: text().notNull().default('star'),
  display: smallint().notNull().default(0),
  ...order(),
})

export const partnerOptions = portalTable('partner_options', {
  partner_company_id: ofProvider(),
  title: text().notNull(),
  ...order(),
})

export const partnerPages = portalTable('partner_pages', {
  partner_company_id: ofProvider(),
  title: text().notNull(),
  slug: text().notNull(),
  url: text().notNull(),
  text: text().notNull().default(''),
  image: text(),
  status: smallint().$type<ApprovalStatus>().notNull().default(4),
  reason: text().notNull().default(''),
  sent_at: instant(),
  decided_at: instant(),
  clicks: integer().notNull().default(0),
})

/** Records that a visitor opened a page on a day; the hash cannot be traced to an IP address. */
export const partnerClicks = pgTable(
  'partner_clicks',
  { portal_id: portalId(), day: date().notNull(), visitor: text().notNull(), partner_page_id: ref().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.day, t.partner_page_id, t.visitor] })],
)
