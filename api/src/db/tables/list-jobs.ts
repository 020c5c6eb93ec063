import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Role } from '@portico/shared/access/roles.ts'
import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import type { ListJobKind, ListJobState } from '@portico/shared/states/list-job.ts'
import { createdAt, instant, json, portalId, portalTable, ref } from '../portal-table.ts'

/** Work on many entries of a list, for whom, and how far it is. */
export const listJobs = portalTable('list_jobs', {
  list: text().notNull(),
  kind: text().$type<ListJobKind>().notNull(),
  /** the values of an edit */
  changes: json<Record<string, unknown>>(),
  asked_by: ref().notNull(),
  role: text().$type<Role>().notNull(),
  request_id: text().notNull(),
  /** the provider whose list it is; null for lists of the portal */
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
    /** null until its turn has come */
    is_done: boolean(),
    /** why nothing was done with it */
    code: text().$type<ErrorCode>(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.job_id, t.entry_id] })],
)
/** What was deleted from a list, whole, for as long as that can be taken back. */
export const deletedEntries = pgTable(
  'deleted_entries',
  {
    portal_id: portalId(),
    list: text().notNull(),
    entry_id: ref().notNull(),
    entry: json<Record<string, unknown>>().notNull(),
    /** of each field with entries of another list, their ids */
    links: json<Record<string, number[]>>().notNull(),
    job_id: ref(),
    partner_company_id: ref(),
    deleted_at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.list, t.entry_id] })],
)
