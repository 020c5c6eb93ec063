import { eq, inArray } from 'drizzle-orm'
import type { WrittenCoupon } from '@portico/shared/contract/orders/coupons.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { Transaction } from '../../../../db/client.ts'
import { couponCourses } from '../../tables.ts'
import { courses } from '../../../courses/tables.ts'
import { failFields } from '../../../../kernel/fail.ts'

/** Maps the entered values to columns. */
export const columnsOf = ({ unit, value, version: _version, course_ids: _courses, ...rest }: WrittenCoupon) => ({
  ...rest,
  percent: unit === 'percent' ? value : null,
  amount: unit === 'amount' ? value : null,
})

/** Reports a code that another coupon already has. */
export function rejectTakenCode(error: unknown): never {
  const cause = error instanceof Error ? error.cause : null
  if (cause instanceof Error && 'code' in cause && cause.code === '23505')
    failFields({ code: [errorMessage('lists.taken')] })
  throw error
}

/** Limits the coupon to these courses; with none, it applies to everything of its kinds. */
export async function setCourses(
  db: Transaction,
  { coupon_id, course_ids }: { coupon_id: number; course_ids: readonly number[] },
): Promise<void> {
  const wanted = [...new Set(course_ids)]
  const known = await db.select({ id: courses.id }).from(courses).where(inArray(courses.id, wanted))
  if (known.length < wanted.length) failFields({ course_ids: [errorMessage('validation.invalid')] })
  await db.delete(couponCourses).where(eq(couponCourses.coupon_id, coupon_id))
  if (wanted.length > 0) await db.insert(couponCourses).values(wanted.map((course_id) => ({ coupon_id, course_id })))
}
