import { portalTable, ref, createdAt, instant, portalId } from '../../db/portal-table.ts'
import { text, integer, boolean, pgTable, primaryKey, smallint, numeric, date } from 'drizzle-orm/pg-core'
import type { VersionReach, VersionState } from '@portico/shared/states/courses/course-version.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { sql } from 'drizzle-orm'
import type { CourseStatus, RestorableStatus } from '@portico/shared/states/courses/course.ts'
import type { TaxCode } from '@portico/shared/states/orders/tax.ts'
import type { CourseMail } from '@portico/shared/rules/notifications/course-mails.ts'

/** One version of a course's content. There is at most one draft and one current version; published versions never change. */
export const courseVersions = portalTable('course_versions', {
  course_id: ref().notNull(),
  state: text().$type<VersionState>().notNull(),
  /** counted from 1 in order of publishing; null for the draft */ number: integer(),
  is_sequential: boolean().notNull().default(false),
  created_by: ref(),
  created_at: createdAt(),
  published_at: instant(),
  published_by: ref(),
  /** which running enrollments moved to it when it was published */ reach: text().$type<VersionReach>(),
})

/** The part of a module that all versions share: its id and its course. */
export const modules = portalTable('modules', { course_id: ref().notNull() })

/** The part of an item that all versions share; progress and URLs refer to it. */
export const moduleItems = portalTable('module_items', {
  course_id: ref().notNull(),
  itemable_type: text().$type<ItemType>().notNull(),
})

/** A requested copy of a course; in progress until `finished_at`. */
export const courseCopies = portalTable('course_copies', {
  course_id: ref().notNull(),
  asked_by: ref().notNull(),
  asked_at: createdAt(),
  finished_at: instant(),
  /** the new course; null if the original was deleted before it was copied */ copy_id: ref(),
})

export const versionModules = pgTable(
  'version_modules',
  {
    portal_id: portalId(),
    course_version_id: ref().notNull(),
    module_id: ref().notNull(),
    title: text().notNull(),
    sort_number: integer().notNull().default(0),
    /** removed from the draft; deleted for good when the draft is published */ removed_at: instant(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_version_id, t.module_id] })],
)

/** An item at its position in a version. Its content is in the table of its type, under `itemable_id`. */
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
    /** visitors may open it without an account once this version is published */ is_free_preview: boolean()
      .notNull()
      .default(false),
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
  /** the status before it was archived; null unless it is archived */ archived_from:
    smallint().$type<RestorableStatus>(),
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
  /** text of its buy button; empty for the default */ button_name: text().notNull().default(''),
  /** when learners should finish: days after enrolling, or a date; at most one of the two */ due_days: integer(),
  due_on: date(),
  /** emails about it that its authors have turned off */ muted_mails: text()
    .array()
    .$type<CourseMail[]>()
    .notNull()
    .default(sql`'{}'`),
  /** for a course of another portal, the share it mirrors */ share_id: ref(),
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
