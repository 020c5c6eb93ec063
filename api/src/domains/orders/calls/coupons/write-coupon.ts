import { eq, inArray } from 'drizzle-orm'
import type { WrittenCoupon } from '@portico/shared/contract/orders/coupons.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { Transaction } from '../../../../db/client.ts'
import { couponBundles, couponCourses } from '../../tables.ts'
import { bundles, courses } from '../../../courses/tables.ts'
import { failFields } from '../../../../kernel/fail.ts'

/** Maps the entered values to columns. */
export const columnsOf = ({
  unit,
  value,
  version: _version,
  course_ids: _courses,
  bundle_ids: _bundles,
  ...rest
}: WrittenCoupon) => ({
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

/** Limits the coupon to these courses and bundles; with none of a kind, it applies to all of it. */
export async function setScope(
  db: Transaction,
  { coupon_id, course_ids, bundle_ids }: Pick<WrittenCoupon, 'course_ids' | 'bundle_ids'> & { coupon_id: number },
): Promise<void> {
  await setCourses(db, { coupon_id, course_ids })
  await setBundles(db, { coupon_id, bundle_ids })
}

async function setCourses(
  db: Transaction,
  { coupon_id, course_ids }: { coupon_id: number; course_ids: readonly number[] },
): Promise<void> {
  const wanted = [...new Set(course_ids)]
  const known = await db.select({ id: courses.id }).from(courses).where(inArray(courses.id, wanted))
  if (known.length < wanted.length) failFields({ course_ids: [errorMessage('validation.invalid')] })
  await db.delete(couponCourses).where(eq(couponCourses.coupon_id, coupon_id))
  if (wanted.length > 0) await db.insert(couponCourses).values(wanted.map((course_id) => ({ coupon_id, course_id })))
}

async function setBundles(
  db: Transaction,
  { coupon_id, bundle_ids }: { coupon_id: number; bundle_ids: readonly number[] },
): Promise<void> {
  const wanted = [...new Set(bundle_ids)]
  const known = await db.select({ id: bundles.id }).from(bundles).where(inArray(bundles.id, wanted))
  if (known.length < wanted.length) failFields({ bundle_ids: [errorMessage('validation.invalid')] })
  await db.delete(couponBundles).where(eq(couponBundles.coupon_id, coupon_id))
  if (wanted.length > 0) await db.insert(couponBundles).values(wanted.map((bundle_id) => ({ coupon_id, bundle_id })))
}
