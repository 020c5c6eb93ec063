import { pgTable, boolean, integer, primaryKey, text, date, smallint, uuid, bigint } from 'drizzle-orm/pg-core'
import { portalId, ref, createdAt, portalTable, instant, json } from '../../db/portal-table.ts'
import type { Span } from '@portico/shared/rules/learning/progress/watched.ts'
import { sql } from 'drizzle-orm'
import type { ItemProgress } from '@portico/shared/states/learning/item-progress.ts'

export const courseInstructors = pgTable(
  'course_instructors',
  {
    portal_id: portalId(),
    course_id: ref().notNull(),
    user_id: ref().notNull(),
    is_primary: boolean().notNull().default(false),
    sort_number: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_id, t.user_id] })],
)

/** People who look after a course's learners for the portal, besides buyers of its seats. */
export const courseManagers = pgTable(
  'course_managers',
  {
    portal_id: portalId(),
    course_id: ref().notNull(),
    user_id: ref().notNull(),
    added_by: ref().notNull(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_id, t.user_id] })],
)

export const claimLinks = portalTable('claim_links', {
  /** null: offered with credits that came without an order */ order_line_id: ref(),
  course_id: ref().notNull(),
  /** the manager whose credits it hands out; null: staff invited for the portal, which pays when it is accepted */
  user_id: ref(),
  created_at: createdAt(),
  closed_at: instant(),
  /** set for an invitation, which holds a seat for this person until it is closed */
  email: text(),
  /** when an invitation's mail was last sent again */
  sent_at: instant(),
  /** the enrollment of the person who claimed it; null if it was closed without being claimed (see `ended_as`) */
  enrollment_id: ref(),
  first_name: text().notNull().default(''),
  last_name: text().notNull().default(''),
  due_on: date({ mode: 'string' }),
  /** how it ended, if nobody accepted it */ ended_as: smallint().$type<3 | 4 | 6>(),
  /** it had ended and was sent again */ is_again: boolean().notNull().default(false),
  reminders: smallint().notNull().default(0),
  /** mails sent on the day of the last one */ mails_on_day: smallint().notNull().default(1),
})

/** People who asked not to be invited by the portal again. */
export const invitationRefusals = portalTable('invitation_refusals', {
  email: text().notNull(),
  created_at: createdAt(),
})

/** People a manager is responsible for, besides those who have one of the manager's seats. */
export const subordinates = portalTable('subordinates', {
  manager_id: ref().notNull(),
  user_id: ref().notNull(),
  created_at: createdAt(),
})

export const claimTokens = portalTable('claim_tokens', {
  claim_link_id: ref().notNull(),
  token_hash: text().notNull(),
  created_at: createdAt(),
})

/** The staff member who accompanies one enrollment (BLD-037). */
export const curators = pgTable(
  'curators',
  {
    portal_id: portalId(),
    enrollment_id: ref().notNull(),
    user_id: ref().notNull(),
    attached_by: ref().notNull(),
    attached_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.enrollment_id] })],
)

/** A learner's private notes on an item. */
export const itemNotes = pgTable(
  'item_notes',
  {
    portal_id: portalId(),
    enrollment_id: ref().notNull(),
    module_item_id: ref().notNull(),
    text: text().notNull(),
    version: integer().notNull(),
    /** the page that wrote it last and may always keep writing */ written_in: uuid().notNull(),
    updated_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.enrollment_id, t.module_item_id] })],
)

/** Where a learner left an item, and which parts were played. */
export const itemPlaces = pgTable(
  'item_places',
  {
    portal_id: portalId(),
    enrollment_id: ref().notNull(),
    module_item_id: ref().notNull(),
    /** seconds from the start of a video or recording */ place_s: integer().notNull().default(0),
    /** if the player knows it */ length_s: integer(),
    /** for a document; null if it was never read on the item page itself */ page: integer(),
    watched: json<readonly Span[]>()
      .notNull()
      .default(sql`'[]'`),
    noted_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.enrollment_id, t.module_item_id] })],
)

export const enrollments = portalTable('enrollments', {
  course_id: ref().notNull(),
  /** the version this enrollment keeps; null: the current one */ course_version_id: ref(),
  user_id: ref().notNull(),
  order_line_id: ref(),
  status: smallint().$type<ItemProgress>().notNull().default(4),
  percentage: smallint().notNull().default(0),
  /** this learner's due date; null: the course's */ due_on: date(),
  purchased_at: createdAt(),
  started_at: instant(),
  finished_at: instant(),
  ended_at: instant(),
  /** paused while the payment for its seat is disputed; resumes if the dispute is won */ paused_at: instant(),
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
  /** items that were not done before */
  module_item_ids: bigint({ mode: 'number' }).array().notNull(),
  items_total: integer().notNull(),
  completed_by: ref().notNull(),
  reason: text().notNull(),
  completed_at: createdAt(),
})

const milliseconds = () => bigint({ mode: 'number' }).notNull().default(0)

/** Time a learner spent on an item: reported live by heartbeats, or claimed later for an offline span. */
export const seatTimes = pgTable(
  'seat_times',
  {
    portal_id: portalId(),
    enrollment_id: ref().notNull(),
    module_item_id: ref().notNull(),
    active_ms: milliseconds(),
    offline_ms: milliseconds(),
    first_at: createdAt(),
    last_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.enrollment_id, t.module_item_id] })],
)

/** When a learner's last heartbeat arrived, from any tab and course. */
export const seatClocks = pgTable(
  'seat_clocks',
  { portal_id: portalId(), user_id: ref().notNull(), heard_at: instant().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.user_id] })],
)
