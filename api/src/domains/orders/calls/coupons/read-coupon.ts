import { asc, eq } from 'drizzle-orm'
import type { StaffCoupon } from '@portico/shared/contract/orders/coupons.ts'
import type { Transaction } from '../../../../db/client.ts'
import { couponBundles, couponCourses, coupons } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { versioned } from '../../../../kernel/versioned.ts'

type Row = typeof coupons.$inferSelect

/** Returns a discount as staff entered it. */
export const discountOf = ({ percent, amount }: Pick<Row, 'percent' | 'amount'>) =>
  percent === null ? ({ unit: 'amount', value: amount ?? 0 } as const) : ({ unit: 'percent', value: percent } as const)

/** Returns a coupon as staff edit it. Its uses are not part of its version, because they change with every order. `lock` is for updates. */
export async function readCoupon(
  db: Transaction,
  { id, lock = false }: { id: number; lock?: boolean },
): Promise<{ shown: StaffCoupon; entry: Readonly<Record<string, unknown>> }> {
  const asked = db.select().from(coupons).where(eq(coupons.id, id))
  const [row] = await (lock ? asked.for('no key update') : asked)
  if (!row) return fail('general.not_found')
  const courses = await db
    .select({ id: couponCourses.course_id })
    .from(couponCourses)
    .where(eq(couponCourses.coupon_id, id))
    .orderBy(asc(couponCourses.course_id))
  const bundles = await db
    .select({ id: couponBundles.bundle_id })
    .from(couponBundles)
    .where(eq(couponBundles.coupon_id, id))
    .orderBy(asc(couponBundles.bundle_id))
  const { code, title, kinds, starts_on, ends_on, max_uses, max_per_buyer, is_active } = row
  const named = { course_ids: courses.map((course) => course.id), bundle_ids: bundles.map((bundle) => bundle.id) }
  const limits = { starts_on, ends_on, max_uses, max_per_buyer }
  const entry = { code, title, ...discountOf(row), kinds, ...named, ...limits, is_active }
  return { shown: { id, uses: row.uses, ...versioned(entry) }, entry }
}
