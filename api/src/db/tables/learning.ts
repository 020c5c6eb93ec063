import { bigint, boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { FlightEntry } from '@portico/shared/rules/scorm/flight.ts'
import type { Accredited } from '@portico/shared/rules/accreditation/accredited.ts'
import type { HeldLicense } from '@portico/shared/rules/accreditation/fitting-license.ts'
import type { CompletedByStaff } from '@portico/shared/rules/certificates/staff-completion-line.ts'
import type { CertificateLayout } from '@portico/shared/schemas/certificate-layout.ts'
import type { ItemProgress } from '@portico/shared/states/item-progress.ts'
import type { TryEnd } from '@portico/shared/states/try-end.ts'
import { createdAt, instant, json, portalId, portalTable, ref } from '../portal-table.ts'

export const enrollments = portalTable('enrollments', {
  course_id: ref().notNull(),
  /** the version that it keeps; null: whatever is current */ course_version_id: ref(),
  user_id: ref().notNull(),
  order_line_id: ref(),
  status: smallint().$type<ItemProgress>().notNull().default(4),
  percentage: smallint().notNull().default(0),
  /** by when this learner should be done; null: what the course says */ due_on: date(),
  purchased_at: createdAt(),
  started_at: instant(),
  finished_at: instant(),
  ended_at: instant(),
  /** the payment of its seat is disputed: it goes on when that is won */ paused_at: instant(),
  created_at: createdAt(),
})
export const itemProgress = portalTable('item_progress', {
  enrollment_id: ref().notNull(),
  module_item_id: ref().notNull(),
  status: smallint().$type<ItemProgress>().notNull().default(4),
  details: json<Record<string, unknown>>().notNull().default({}),
  started_at: instant(),
  finished_at: instant(),
  updated_at: createdAt(),
})
/** Courses that staff completed for a learner (LRN-032). */
export const staffCompletions = portalTable('staff_completions', {
  enrollment_id: ref().notNull(),
  /** items that were not done until then */
  module_item_ids: bigint({ mode: 'number' }).array().notNull(),
  items_total: integer().notNull(),
  completed_by: ref().notNull(),
  reason: text().notNull(),
  completed_at: createdAt(),
})
export const scormProgress = pgTable(
  'scorm_progress',
  {
    progress_id: ref().notNull(),
    portal_id: portalId(),
    attempt: integer().notNull().default(1),
    /** identifier of the manifest's item */
    sco: text().notNull().default(''),
    /** what the SCO has become; null while that is no result */
    result: smallint().$type<ItemProgress>(),
    /** a reset ended its attempt: nothing is saved in it any more */
    ended_at: instant(),
    launch: integer().notNull().default(0),
    sequence: integer().notNull().default(0),
    previous_sequence: integer().notNull().default(0),
    ended_launch: integer().notNull().default(0),
    cmi: json<Record<string, string>>().notNull().default({}),
    total_time: text().notNull().default('0000:00:00.00'),
    updated_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.progress_id, t.attempt, t.sco] })],
)
/** One attempt of a learner at a SCORM item; it keeps what it began with. */
export const scormAttempts = pgTable(
  'scorm_attempts',
  {
    portal_id: portalId(),
    progress_id: ref().notNull(),
    attempt: integer().notNull(),
    scorm_module_id: ref().notNull(),
    /** the SCO that was opened last */
    sco: text(),
    began_at: createdAt(),
    ended_at: instant(),
    ended_by: ref(),
    reason: text(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.progress_id, t.attempt] })],
)
/** What a player recorded in one launch, in parts, without what was answered (shared/src/rules/scorm/flight.ts). */
export const scormFlights = portalTable('scorm_flights', {
  progress_id: ref().notNull(),
  attempt: integer().notNull(),
  sco: text().notNull(),
  launch: integer().notNull(),
  part: integer().notNull(),
  entries: json<FlightEntry[]>().notNull(),
  recorded_at: createdAt(),
})
/** What a learner told of a launch. */
export const scormProblems = portalTable('scorm_problems', {
  progress_id: ref().notNull(),
  attempt: integer().notNull(),
  sco: text().notNull(),
  launch: integer().notNull(),
  message: text().notNull(),
  created_at: createdAt(),
})
/** Who opened what was recorded of a launch, and why. */
export const scormFlightOpenings = portalTable('scorm_flight_openings', {
  progress_id: ref().notNull(),
  attempt: integer().notNull(),
  sco: text().notNull(),
  launch: integer().notNull(),
  opened_by: ref().notNull(),
  reason: text().notNull(),
  opened_at: createdAt(),
})
export const examTries = portalTable('exam_tries', {
  enrollment_id: ref().notNull(),
  module_item_id: ref().notNull(),
  exam_id: ref().notNull(),
  attempts: integer().notNull(),
  status: smallint().$type<ItemProgress>().notNull().default(1),
  score: integer(),
  question_ids: bigint({ mode: 'number' }).array().notNull(),
  /** the choices of all its questions in the order in which they are shown; null: as their author wrote them */
  choice_ids: bigint({ mode: 'number' }).array(),
  /** what it was begun with; null: what its exam says */ pass_percentage: integer(),
  /** reached, and in all; null until it is graded */ points: integer(),
  points_total: integer(),
  time_limit_minutes: integer(),
  /** when it ends by itself */ ends_at: instant(),
  ended_by: text().$type<TryEnd>(),
  started_at: createdAt(),
  finished_at: instant(),
})
/** More time for one learner at one exam. */
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
/** Attempts up to `after_attempts` do not count any more; they stay on record. */
export const examResets = portalTable('exam_resets', {
  enrollment_id: ref().notNull(),
  module_item_id: ref().notNull(),
  after_attempts: integer().notNull(),
  reset_by: ref().notNull(),
  reset_at: createdAt(),
})
/** The log of keys that were wrong. */
export const examRegrades = portalTable('exam_regrades', {
  module_item_id: ref().notNull(),
  /** the row that the question first was */ question_id: ref().notNull(),
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
export const reviews = portalTable('reviews', {
  course_id: ref().notNull(),
  enrollment_id: ref().notNull(),
  user_id: ref().notNull(),
  author_name: text().notNull(),
  rating: smallint().notNull(),
  text: text().notNull().default(''),
  is_published: boolean().notNull().default(false),
  created_at: createdAt(),
})

/** What a certificate says, as it was on the day it was issued; nothing later changes it. */
export type CertificateSnapshot = {
  learner: string
  course: string
  duration_minutes: number
  /** hours of the course itself; only on certificates from before accreditations were frozen */
  ce_credits?: number
  statement: string
  title: string
  signatory_name: string
  signatory_title: string
  organizations: { name: string; provider_number: string | null }[]
  instructors: string[]
  portal: string
  company: string
  logo: string
  time_zone: string
  finished_at: string
  /** what agencies accredited on the day of completion, and the licenses that these ask for; certificates from before have none */
  accreditations?: Accredited[]
  licenses?: HeldLicense[]
  /** who of the staff completed the course, and how many of its items that marked */
  completed_by_staff?: CompletedByStaff
  /** where its template placed what; certificates from before have none */
  layout?: CertificateLayout | null
  background?: string | null
  signature?: string | null
}
export const certificates = portalTable('certificates', {
  serial: text().notNull(),
  enrollment_id: ref().notNull(),
  user_id: ref().notNull(),
  course_id: ref().notNull(),
  organization_id: ref(),
  snapshot: json<CertificateSnapshot>().notNull(),
  issued_at: createdAt(),
  expires_at: instant(),
  revoked_at: instant(),
  revoke_reason: text(),
})
/** Who was told of an expiry, once for each lead time (TEN-051). */
export const certificateAlerts = portalTable('certificate_alerts', {
  certificate_id: ref().notNull(),
  days_before: integer().notNull(),
  created_at: createdAt(),
})
