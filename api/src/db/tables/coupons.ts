import { boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { SoldKind } from '@portico/shared/states/sold-kind.ts'
import { createdAt, portalId, portalTable, ref } from '../portal-table.ts'

export const coupons = portalTable('coupons', {
  code: text().notNull(),
  title: text().notNull(),
  percent: smallint(),
  amount: integer(),
  kinds: text().array().$type<SoldKind[]>().notNull(),
  starts_on: date(),
  ends_on: date(),
  max_uses: integer(),
  max_per_buyer: integer(),
  uses: integer().notNull().default(0),
  is_active: boolean().notNull().default(true),
  created_at: createdAt(),
  updated_at: createdAt(),
})
export const couponCourses = pgTable(
  'coupon_courses',
  { portal_id: portalId(), coupon_id: ref().notNull(), course_id: ref().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.coupon_id, t.course_id] })],
)
