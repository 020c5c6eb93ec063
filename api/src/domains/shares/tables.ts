import { portalTable, ref, createdAt, instant } from '../../db/portal-table.ts'
import { text, smallint, integer, date } from 'drizzle-orm/pg-core'
import type { ShareSide, ShareState, ShareEnder } from '@portico/shared/states/course-share.ts'

/** A course that one portal shares with another: a row of one number in both, written together (`domains/shares/cross-portal/course-shares.ts`). */
export const courseShares = portalTable('course_shares', {
  side: text().$type<ShareSide>().notNull(),
  other_portal_id: ref().notNull(),
  other_portal_name: text().notNull(),
  /** the course in this portal; of a received one its mirror, once it was accepted */ course_id: ref(),
  owner_course_id: ref().notNull(),
  title: text().notNull(),
  state: text().$type<ShareState>().notNull().default('offered'),
  owner_percent: smallint().notNull(),
  min_price: integer().notNull(),
  max_discount: smallint(),
  seats: integer(),
  starts_on: date(),
  ends_on: date(),
  note: text().notNull().default(''),
  offered_at: createdAt(),
  answered_at: instant(),
  ended_at: instant(),
  ended_by: text().$type<ShareEnder>(),
})

export type ShareRow = typeof courseShares.$inferSelect

/** What the portal that received a course sold of it, as its owner reads it: the number is that of the line, nobody is named. */
export const shareSales = portalTable('share_sales', {
  share_id: ref().notNull(),
  sold_at: instant().notNull(),
  seats: integer().notNull(),
  /** for the line, without sales tax */ paid: integer().notNull(),
  owner_amount: integer().notNull(),
  refunded_at: instant(),
  owner_back: integer().notNull().default(0),
})
