import { portalTable, ref, instant, createdAt, portalId } from '../../db/portal-table.ts'
import { integer, text, smallint, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { ItemProgress } from '@portico/shared/states/item-progress.ts'

/** One attempt at an assignment: what was handed in, and how it was graded; neither ever changes. */
export const assignmentResponses = portalTable('assignment_responses', {
  enrollment_id: ref().notNull(),
  module_item_id: ref().notNull(),
  /** what was asked when it was handed in */ assignment_id: ref().notNull(),
  attempt: integer().notNull(),
  text: text().notNull().default(''),
  pass_score: integer().notNull(),
  status: smallint().$type<ItemProgress>().notNull().default(1),
  submitted_at: instant().notNull(),
  score: integer(),
  feedback: text().notNull().default(''),
  graded_by: ref(),
  graded_at: instant(),
})

/** A file of a learner for an assignment; without a response until it is handed in. */
export const assignmentFiles = portalTable('assignment_files', {
  key: text().notNull(),
  enrollment_id: ref().notNull(),
  module_item_id: ref().notNull(),
  response_id: ref(),
  file_key: text().notNull(),
  name: text().notNull(),
  content_type: text().notNull(),
  size: ref().notNull(),
  created_at: createdAt(),
})

/** What was typed for the next attempt. */
export const assignmentDrafts = pgTable(
  'assignment_drafts',
  {
    portal_id: portalId(),
    enrollment_id: ref().notNull(),
    module_item_id: ref().notNull(),
    text: text().notNull(),
    updated_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.enrollment_id, t.module_item_id] })],
)
