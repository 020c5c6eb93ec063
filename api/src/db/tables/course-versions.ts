import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { VersionState } from '@portico/shared/states/course-version.ts'
import type { VersionReach } from '@portico/shared/states/version-reach.ts'
import { createdAt, instant, portalId, portalTable, ref } from '../portal-table.ts'

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
