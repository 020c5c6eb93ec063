import { asc, isNull } from 'drizzle-orm'
import { select_coupon_courses } from '@portico/shared/contract/orders/coupons.ts'
import { courses } from '../../../courses/tables.ts'
import { verb } from '../../../../kernel/verb.ts'

const most = 2000

/** Includes drafts: a coupon may be created before its course is published. */
export const selectCouponCourses = verb(select_coupon_courses, ({ db }) =>
  db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(isNull(courses.deleted_at))
    .orderBy(asc(courses.title), asc(courses.id))
    .limit(most),
)
