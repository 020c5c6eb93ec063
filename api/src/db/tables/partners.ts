import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { portalId, portalTable, ref } from '../portal-table.ts'

export const partnerCompanies = portalTable('partner_companies', {
  slug: text().notNull(),
  name: text().notNull(),
  logo: text(),
  about_us: text().notNull().default(''),
  url: text(),
  phone: text(),
  city: text(),
  state: text(),
  /** 2: approved, and shown */
  status: smallint().notNull().default(1),
  sort_number: integer().notNull().default(0),
})
export const courseProviders = pgTable(
  'course_providers',
  { portal_id: portalId(), course_id: ref().notNull(), partner_company_id: ref().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_id, t.partner_company_id] })],
)
