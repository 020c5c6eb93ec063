import { portalTable, ref, json, createdAt, instant, portalId } from '../../db/portal-table.ts'
import { text, smallint, integer, pgTable, boolean, primaryKey } from 'drizzle-orm/pg-core'
import type { Role } from '@portico/shared/access/roles.ts'
import type { ListImportState, ImportVerdict, ImportChange } from '@portico/shared/states/list-import.ts'
import { sql } from 'drizzle-orm'
import type { ListJobKind, ListJobState } from '@portico/shared/states/list-job.ts'
import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import type { RosterFormatName } from '@portico/shared/rules/credentials/packets/roster-headings.ts'
import type { UsState } from '@portico/shared/states/us-state.ts'

/** Settings for enrolling the people in a file. */
export type EnrollmentSettings = { course_id: number; due_on: string | null; again: boolean }

/** Settings for inviting the people in a file. */
export type InvitationSettings = { course_id: number; due_on: string | null }

/** A CSV file being imported into a list. */
export const listImports = portalTable('list_imports', {
  list: text().notNull(),
  file_name: text().notNull(),
  columns: text().array().notNull(),
  ignored_columns: text().array().notNull(),
  asked_by: ref().notNull(),
  role: text().$type<Role>().notNull(),
  request_id: text().notNull(),
  state: smallint().$type<ListImportState>().notNull().default(1),
  total: integer().notNull(),
  /** options sent with the file; only for imports of people */ settings: json<
    EnrollmentSettings | InvitationSettings
  >(),
  created_at: createdAt(),
  finished_at: instant(),
})

export const listImportRows = pgTable(
  'list_import_rows',
  {
    portal_id: portalId(),
    import_id: ref().notNull(),
    line: integer().notNull(),
    title: text().notNull(),
    /** the file's cells, by column label */
    cells: json<Record<string, string>>().notNull(),
    same_as: integer(),
    verdict: text().$type<ImportVerdict>(),
    /** old and new values of an update, as an export writes them */
    changes: json<ImportChange[]>().notNull().default([]),
    problems: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    is_done: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.import_id, t.line] })],
)

/** A bulk job on a list: its requester and its progress. */
export const listJobs = portalTable('list_jobs', {
  list: text().notNull(),
  kind: text().$type<ListJobKind>().notNull(),
  /** the new values of an edit */
  changes: json<Record<string, unknown>>(),
  asked_by: ref().notNull(),
  role: text().$type<Role>().notNull(),
  request_id: text().notNull(),
  /** the provider that owns the list; null for lists of the portal */
  partner_company_id: ref().default(sql`current_provider()`),
  state: smallint().$type<ListJobState>().notNull().default(1),
  total: integer().notNull(),
  done: integer().notNull().default(0),
  refused: integer().notNull().default(0),
  created_at: createdAt(),
  finished_at: instant(),
})

export const listJobRows = pgTable(
  'list_job_rows',
  {
    portal_id: portalId(),
    job_id: ref().notNull(),
    entry_id: ref().notNull(),
    title: text(),
    /** null until the entry is processed */
    is_done: boolean(),
    /** why the entry was not changed */
    code: text().$type<ErrorCode>(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.job_id, t.entry_id] })],
)

/** Full copies of deleted entries, stored as long as the deletion can be undone. */
export const deletedEntries = pgTable(
  'deleted_entries',
  {
    portal_id: portalId(),
    list: text().notNull(),
    entry_id: ref().notNull(),
    entry: json<Record<string, unknown>>().notNull(),
    /** ids of related entries, by field */
    links: json<Record<string, number[]>>().notNull(),
    job_id: ref(),
    partner_company_id: ref(),
    deleted_at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.list, t.entry_id] })],
)

const order = () => ({ status: smallint().notNull().default(2), sort_number: integer().notNull().default(0) })

export const topics = portalTable('topics', {
  title: text().notNull(),
  slug: text().notNull(),
  text: text().notNull().default(''),
  audience: text().notNull().default(''),
  image: text(),
  is_continuing_education: boolean().notNull().default(true),
  ...order(),
})

export const agencies = portalTable('agencies', {
  title: text().notNull(),
  slug: text().notNull(),
  logo: text(),
  text: text().notNull().default(''),
  audience: text().notNull().default(''),
  asks_license: boolean().notNull().default(false),
  license_purpose: text().notNull().default(''),
  excludes_staff_completions: boolean().notNull().default(false),
  roster_format: text().$type<RosterFormatName>().notNull().default('generic'),
  ...order(),
})

export const states = portalTable('states', {
  title: text().notNull(),
  slug: text().notNull(),
  code: text().notNull(),
  text: text().notNull().default(''),
  audience: text().notNull().default(''),
  ...order(),
})

export const languages = portalTable('languages', {
  title: text().notNull(),
  code: text().notNull(),
  text: text().notNull().default(''),
  audience: text().notNull().default(''),
  ...order(),
})

export const trainingOptions = portalTable('training_options', {
  title: text().notNull(),
  slug: text().notNull(),
  text: text().notNull().default(''),
  audience: text().notNull().default(''),
  ...order(),
})

export const tags = portalTable('tags', { title: text().notNull(), slug: text().notNull(), color: text(), ...order() })

export const synonyms = portalTable('synonyms', { title: text().notNull(), ...order() })

export const authors = portalTable('authors', {
  name: text().notNull(),
  slug: text().notNull(),
  description: text().notNull().default(''),
  avatar: text(),
  ...order(),
})

export const organizations = portalTable('organizations', {
  name: text().notNull(),
  logo: text(),
  provider_number: text(),
  ...order(),
})

export const questionCategories = portalTable('question_categories', {
  title: text().notNull(),
  slug: text().notNull(),
  ...order(),
})

export const faqs = portalTable('faqs', {
  category_id: ref(),
  question: text().notNull(),
  answer: text().notNull(),
  slug: text().notNull(),
  seo_keywords: text(),
  publication_status: smallint().notNull().default(2),
  sort_number: integer().notNull().default(0),
})

export const articleCategories = portalTable('article_categories', {
  title: text().notNull(),
  slug: text().notNull(),
  ...order(),
})

export const features = portalTable('features', {
  title: text().notNull(),
  text: text().notNull().default(''),
  icon: text().notNull().default('star'),
  ...order(),
})

export const subtitles = portalTable('subtitles', { title: text().notNull(), code: text().notNull(), ...order() })

export const promoButtons = portalTable('promo_buttons', {
  title: text().notNull(),
  link: text().notNull(),
  style: text().notNull().default('primary'),
  icon: text().notNull().default(''),
  target: text().notNull().default('_self'),
  rel: text().notNull().default(''),
  ...order(),
})

export const schedules = portalTable('schedules', {
  title: text().notNull(),
  course_id: ref(),
  /** local time in that zone, such as 2026-11-21T09:00; a trigger sets the instants */
  starts: text().notNull(),
  ends: text().notNull(),
  time_zone: text().notNull(),
  starts_at: instant().notNull(),
  ends_at: instant().notNull(),
  place: text().notNull().default(''),
  link: text(),
  /** null: no limit */
  seats: integer().default(20),
  /** reserved seats, counted by a trigger of session_seats */
  booked: integer().notNull().default(0),
  status: smallint().notNull().default(2),
})

export const renewalRequirements = portalTable('renewal_requirements', {
  title: text().notNull(),
  slug: text().notNull(),
  /** the state's postal abbreviation */
  state: text().$type<UsState>().notNull(),
  profession: text().notNull(),
  cycle_years: integer().notNull().default(2),
  hours: integer().notNull().default(24),
  subjects: text().notNull().default(''),
  most_online: integer(),
  most_live_online: integer(),
  most_classroom: integer(),
  text: text().notNull().default(''),
  source: text().notNull(),
  checked_on: text().notNull(),
  status: smallint().notNull().default(2),
})

export const agencyStates = pgTable(
  'agency_states',
  { portal_id: portalId(), agency_id: ref().notNull(), state_id: ref().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.agency_id, t.state_id] })],
)

export const renewalAgencies = pgTable(
  'renewal_agencies',
  { portal_id: portalId(), renewal_requirement_id: ref().notNull(), agency_id: ref().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.renewal_requirement_id, t.agency_id] })],
)
