import { bigint, pgTable, text, integer, numeric, primaryKey, boolean } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { portalId, ref, instant, createdAt, portalTable } from '../../db/portal-table.ts'

const ids = () =>
  bigint({ mode: 'number' })
    .array()
    .notNull()
    .default(sql`'{}'`)

export const catalog = pgTable(
  'catalog',
  {
    portal_id: portalId(),
    course_id: ref().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    thumbnail: text(),
    author: text(),
    language_id: ref(),
    language: text(),
    topic_ids: ids(),
    topics: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    agency_ids: ids(),
    state_ids: ids(),
    training_option_ids: ids(),
    price: integer(),
    team_price: integer(),
    duration_minutes: integer().notNull().default(0),
    ce_credits: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull().default(0),
    rating: numeric({ precision: 3, scale: 2, mode: 'number' }),
    reviews_count: integer().notNull().default(0),
    popularity: integer().notNull().default(0),
    published_at: instant().notNull(),
    updated_at: instant().notNull(),
    synonym_ids: ids(),
    synonyms: text().notNull().default(''),
    also_found_by: text().notNull().default(''),
    renewal_ids: ids(),
    search_text: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_id] })],
)

export const searchOutbox = pgTable(
  'search_outbox',
  {
    portal_id: portalId(),
    course_id: ref().notNull(),
    queued_at: createdAt(),
    is_visible: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_id] })],
)

export const searches = portalTable('searches', {
  query: text().notNull(),
  results: integer().notNull(),
  user_id: ref(),
  created_at: createdAt(),
})

/** Who is emailed once when a Coming Soon course opens. */
export const openingRequests = portalTable('opening_requests', {
  course_id: ref().notNull(),
  email: text().notNull(),
  /** whose address it is, where somebody asked while signed in */
  user_id: ref(),
  /** names the address in the link of the email */
  token: text().notNull(),
  created_at: createdAt(),
  mailed_at: instant(),
})

/** Who has a seat in a live session; of the core portal, wherever the person reserved. A trigger counts them in `schedules.booked`. */
export const sessionSeats = portalTable('session_seats', {
  session_id: ref().notNull(),
  user_id: ref().notNull(),
  /** where the person reserved, and the enrollment there that gives the right to it */
  of_portal_id: ref().notNull(),
  enrollment_id: ref(),
  /** what the person was told last */
  title: text().notNull(),
  starts_at: instant().notNull(),
  ends_at: instant().notNull(),
  time_zone: text().notNull(),
  place: text().notNull(),
  created_at: createdAt(),
  reminded_at: instant(),
  ended_at: instant(),
  ended_by: text().$type<SeatEnd>(),
})
export type SeatEnd = 'person' | 'change' | 'staff' | 'session' | 'enrollment'
