import { portalTable, ref, createdAt, instant, portalId } from '../../db/portal-table.ts'
import { text, integer, boolean, pgTable, primaryKey, smallint, numeric, date } from 'drizzle-orm/pg-core'
import type { VersionState } from '@portico/shared/states/course-version.ts'
import type { VersionReach } from '@portico/shared/states/version-reach.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { sql } from 'drizzle-orm'
import type { CourseStatus } from '@portico/shared/states/course.ts'
import type { TaxCode } from '@portico/shared/states/tax-code.ts'
import type { CourseMail } from '@portico/shared/rules/mails/course-mails.ts'

/** A state of a course's content. There is at most one draft and one current version; a published one never changes. */
export const courseVersions = portalTable('course_versions', {
  course_id: ref().notNull(),
  state: text().$type<VersionState>().notNull(),
  /** counted from 1 in the order of publishing; null while it is the draft */ number: integer(),
  is_sequential: boolean().notNull().default(false),
  created_by: ref(),
  created_at: createdAt(),
  published_at: instant(),
  published_by: ref(),
  /** whom its publication reached */ reach: text().$type<VersionReach>(),
})

/** What stays the same of a module through all versions: its id and its course. */
export const modules = portalTable('modules', { course_id: ref().notNull() })

/** What stays the same of an item through all versions: progress and addresses name it. */
export const moduleItems = portalTable('module_items', {
  course_id: ref().notNull(),
  itemable_type: text().$type<ItemType>().notNull(),
})

/** A copy of a course that was asked for; under way until `finished_at`. */
export const courseCopies = portalTable('course_copies', {
  course_id: ref().notNull(),
  asked_by: ref().notNull(),
  asked_at: createdAt(),
  finished_at: instant(),
  /** the new course; null when the one to be copied was deleted meanwhile */ copy_id: ref(),
})

export const versionModules = pgTable(
  'version_modules',
  {
    portal_id: portalId(),
    course_version_id: ref().notNull(),
    module_id: ref().notNull(),
    title: text().notNull(),
    sort_number: integer().notNull().default(0),
    /** taken out of the draft; gone for good once it is published */ removed_at: instant(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_version_id, t.module_id] })],
)

/** An item at its place in a version. What it holds stands in the table of its type, under `itemable_id`. */
export const versionItems = pgTable(
  'version_items',
  {
    portal_id: portalId(),
    course_version_id: ref().notNull(),
    module_item_id: ref().notNull(),
    module_id: ref().notNull(),
    itemable_id: ref().notNull(),
    title: text().notNull(),
    sort_number: integer().notNull().default(0),
    removed_at: instant(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_version_id, t.module_item_id] })],
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
