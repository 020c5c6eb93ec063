import { portalTable, ref, instant, createdAt, portalId } from '../../db/portal-table.ts'
import { integer, smallint, bigint, text, pgTable, primaryKey, boolean } from 'drizzle-orm/pg-core'
import type { ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { AttemptEnd } from '@portico/shared/states/exam.ts'

export const examTries = portalTable('exam_tries', {
  enrollment_id: ref().notNull(),
  module_item_id: ref().notNull(),
  exam_id: ref().notNull(),
  attempts: integer().notNull(),
  status: smallint().$type<ItemProgress>().notNull().default(1),
  score: integer(),
  question_ids: bigint({ mode: 'number' }).array().notNull(),
  /** the choices of all its questions in display order; null: in their author's order */
  choice_ids: bigint({ mode: 'number' }).array(),
  /** pass mark when it was started; null: that of its exam */ pass_percentage: integer(),
  /** points reached, and possible points; both null until it is graded */ points: integer(),
  points_total: integer(),
  time_limit_minutes: integer(),
  /** when it ends automatically */ ends_at: instant(),
  ended_by: text().$type<AttemptEnd>(),
  started_at: createdAt(),
  finished_at: instant(),
})

/** Extra time for one learner on one exam. */
export const examAccommodations = pgTable(
  'exam_accommodations',
  {
    portal_id: portalId(),
    enrollment_id: ref().notNull(),
    module_item_id: ref().notNull(),
    extra_percentage: integer().notNull().default(0),
    extra_minutes: integer().notNull().default(0),
    set_by: ref().notNull(),
    set_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.enrollment_id, t.module_item_id] })],
)

/** Attempts up to `after_attempts` no longer count; they stay on record. */
export const examResets = portalTable('exam_resets', {
  enrollment_id: ref().notNull(),
  module_item_id: ref().notNull(),
  after_attempts: integer().notNull(),
  reset_by: ref().notNull(),
  reset_at: createdAt(),
})

/** Log of corrected keys. */
export const examRegrades = portalTable('exam_regrades', {
  module_item_id: ref().notNull(),
  /** the original row of the question */ question_id: ref().notNull(),
  question_title: text().notNull(),
  key_before: text().array().notNull(),
  key_after: text().array().notNull(),
  reason: text().notNull(),
  regraded_by: ref().notNull(),
  regraded_at: createdAt(),
})

export const examRegradeTries = pgTable(
  'exam_regrade_tries',
  {
    portal_id: portalId(),
    exam_regrade_id: ref().notNull(),
    exam_try_id: ref().notNull(),
    score_before: integer(),
    score_after: integer(),
    status_before: smallint().$type<ItemProgress>().notNull(),
    status_after: smallint().$type<ItemProgress>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.exam_regrade_id, t.exam_try_id] })],
)

export const examAnswers = pgTable(
  'exam_answers',
  {
    portal_id: portalId(),
    exam_try_id: ref().notNull(),
    question_id: ref().notNull(),
    choice_ids: bigint({ mode: 'number' }).array().notNull(),
    is_correct: boolean(),
    answered_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.exam_try_id, t.question_id] })],
)

/** Questions that exams of any course draw from. Pools do not belong to course versions. */
export const questionPools = portalTable('question_pools', {
  title: text().notNull(),
  created_at: createdAt(),
  updated_at: createdAt(),
  deleted_at: instant(),
  /** true if it came with a course of another portal, which edits it */ is_shared: boolean().notNull().default(false),
})
