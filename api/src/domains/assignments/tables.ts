import { portalTable, ref, instant, createdAt, portalId } from '../../db/portal-table.ts'
import { integer, text, smallint, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { ItemProgress } from '@portico/shared/states/learning/item-progress.ts'

/** One attempt at an assignment: the submission, which never changes, and its grade, whose corrections are in assignment_grade_changes. */
export const assignmentResponses = portalTable('assignment_responses', {
  enrollment_id: ref().notNull(),
  module_item_id: ref().notNull(),
  /** the assignment's content row at the time of submission */ assignment_id: ref().notNull(),
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

/** One correction of a grade, with the grade before and after it; never changes. */
export const assignmentGradeChanges = portalTable('assignment_grade_changes', {
  response_id: ref().notNull(),
  from_score: integer().notNull(),
  from_feedback: text().notNull(),
  from_graded_by: ref(),
  from_graded_at: instant().notNull(),
  to_score: integer().notNull(),
  to_feedback: text().notNull(),
  reason: text().notNull(),
  changed_by: ref().notNull(),
  changed_at: instant().notNull(),
})

/** A learner's file for an assignment; it has no response until it is submitted. */
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

/** Draft text for the next attempt. */
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
