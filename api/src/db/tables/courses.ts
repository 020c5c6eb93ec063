import { boolean, date, integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { CourseMail } from '@portico/shared/rules/mails/course-mails.ts'
import { sql } from 'drizzle-orm'
import type { CourseStatus } from '@portico/shared/states/course.ts'
import type { CertificateLayout } from '@portico/shared/schemas/certificate-layout.ts'
import type { TaxCode } from '@portico/shared/states/tax-code.ts'
import { createdAt, instant, json, portalId, portalTable, ref } from '../portal-table.ts'

export const certificateTemplates = portalTable('certificate_templates', {
  title: text().notNull(),
  statement: text().notNull(),
  signatory_name: text().notNull().default(''),
  signatory_title: text().notNull().default(''),
  valid_for_months: integer(),
  layout: json<CertificateLayout>(),
  background: text(),
  signature: text(),
})
export const certificateTemplateOrganizations = pgTable(
  'certificate_template_organizations',
  { portal_id: portalId(), certificate_template_id: ref().notNull(), organization_id: ref().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.certificate_template_id, t.organization_id] })],
)

export const courses = portalTable('courses', {
  slug: text().notNull(),
  title: text().notNull(),
  subtitle: text().notNull().default(''),
  description: text().notNull().default(''),
  outcomes: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  thumbnail: text(),
  video: text(),
  publication_status: smallint().$type<CourseStatus>().notNull().default(1),
  is_certificate_required: boolean().notNull().default(false),
  certificate_template_id: ref(),
  language_id: ref(),
  author_id: ref(),
  duration_minutes: integer().notNull().default(0),
  ce_credits: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull().default(0),
  is_bought: boolean().notNull().default(false),
  max_discount: numeric({ precision: 5, scale: 2, mode: 'number' }),
  min_credit_price: integer(),
  tax_code: text().$type<TaxCode>(),
  popularity: integer().notNull().default(0),
  seo_image: text(),
  seo_keywords: text(),
  meta_title: text(),
  meta_description: text(),
  /** false: the storefront neither shows nor sells it */ is_marketable: boolean().notNull().default(true),
  /** what its button to buy says; empty for the usual words */ button_name: text().notNull().default(''),
  /** by when whoever enrolls should be done: days after enrolling, or a day; at most one of the two */ due_days:
    integer(),
  due_on: date(),
  /** the mails about it that its authors have turned off */ muted_mails: text()
    .array()
    .$type<CourseMail[]>()
    .notNull()
    .default(sql`'{}'`),
  /** of a course of another portal: the share that it mirrors */ share_id: ref(),
  published_at: instant(),
  updated_at: createdAt(),
  created_at: createdAt(),
  deleted_at: instant(),
})

export const coursePricings = portalTable('course_pricings', {
  course_id: ref().notNull(),
  from_quantity: integer().notNull(),
  price: integer().notNull(),
})

export const courseTopics = pgTable(
  'course_topics',
  { portal_id: portalId(), course_id: ref().notNull(), topic_id: ref().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_id, t.topic_id] })],
)
export const courseAgencies = pgTable(
  'course_agencies',
  { portal_id: portalId(), course_id: ref().notNull(), agency_id: ref().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_id, t.agency_id] })],
)
export const courseStates = pgTable(
  'course_states',
  { portal_id: portalId(), course_id: ref().notNull(), state_id: ref().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_id, t.state_id] })],
)
export const courseTrainingOptions = pgTable(
  'course_training_options',
  { portal_id: portalId(), course_id: ref().notNull(), training_option_id: ref().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_id, t.training_option_id] })],
)
export const courseTags = pgTable(
  'course_tags',
  { portal_id: portalId(), course_id: ref().notNull(), tag_id: ref().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_id, t.tag_id] })],
)
export const courseInstructors = pgTable(
  'course_instructors',
  {
    portal_id: portalId(),
    course_id: ref().notNull(),
    user_id: ref().notNull(),
    is_primary: boolean().notNull().default(false),
    sort_number: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_id, t.user_id] })],
)

/** Who looks after a course's learners for the portal, beside whoever bought seats of it. */
export const courseManagers = pgTable(
  'course_managers',
  {
    portal_id: portalId(),
    course_id: ref().notNull(),
    user_id: ref().notNull(),
    added_by: ref().notNull(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_id, t.user_id] })],
)

export const bundles = portalTable('bundles', {
  slug: text().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  thumbnail: text(),
  price: integer().notNull(),
  discount_price: integer(),
  publication_status: smallint().notNull().default(1),
  updated_at: createdAt(),
  deleted_at: instant(),
})
export const bundleCourses = pgTable(
  'bundle_courses',
  {
    portal_id: portalId(),
    bundle_id: ref().notNull(),
    course_id: ref().notNull(),
    sort_number: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.bundle_id, t.course_id] })],
)
