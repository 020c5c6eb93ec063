import { portalTable, ref, createdAt, instant } from '../../db/portal-table.ts'
import { text, smallint, integer, date } from 'drizzle-orm/pg-core'
import type { ShareSide, ShareState, ShareEnder } from '@portico/shared/states/course-share.ts'

/**
 * A course that one portal shares with another: one row in each, with the same id, written together (`domains/shares/cross-portal/course-shares.ts`).
 */
export const courseShares = portalTable('course_shares', {
  side: text().$type<ShareSide>().notNull(),
  other_portal_id: ref().notNull(),
  other_portal_name: text().notNull(),
  /** the course in this portal; for a received share its mirror, once accepted */ course_id: ref(),
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

/** Sales of a shared course by the receiving portal, as its owner reads them: the id is the order line's, and no one is named. */
export const shareSales = portalTable('share_sales', {
  share_id: ref().notNull(),
  sold_at: instant().notNull(),
  seats: integer().notNull(),
  /** for the line, without sales tax */ paid: integer().notNull(),
  owner_amount: integer().notNull(),
  refunded_at: instant(),
  owner_back: integer().notNull().default(0),
})
