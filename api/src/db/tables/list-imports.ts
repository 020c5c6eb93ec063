import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Role } from '@portico/shared/access/roles.ts'
import type { ImportChange, ImportVerdict, ListImportState } from '@portico/shared/states/list-import.ts'
import { createdAt, instant, json, portalId, portalTable, ref } from '../portal-table.ts'

/** With what people of a file are enrolled. */
export type EnrollmentSettings = { course_id: number; due_on: string | null; again: boolean }
/** To what people of a file are invited. */
export type InvitationSettings = { course_id: number; due_on: string | null }
/** A CSV file on its way into a list. */
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
  /** what it was asked with beside its file; of people only */ settings: json<
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
    /** what stands in the file, by the label of its column */
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
