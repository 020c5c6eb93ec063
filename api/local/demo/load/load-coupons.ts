import { demoCoupons } from '../content/coupons.ts'
import type { Bulk } from './bulk.ts'
import { at, idOf } from './bulk.ts'

/** Loads a portal's coupons, except those for courses that it lacks. */
export async function loadCoupons(bulk: Bulk, portal_id: number, courses: ReadonlyMap<string, number>): Promise<void> {
  const coupons = demoCoupons.filter((coupon) => coupon.courses.every((slug) => courses.has(slug)))
  const ids = await bulk.ids('coupons', coupons.length)
  await bulk.insert(
    'coupons',
    coupons.map(({ courses: _, ...coupon }, index) => ({
      ...coupon,
      id: at(ids, index),
      portal_id,
      uses: 0,
      created_at: '2026-06-01T14:00:00Z',
      updated_at: '2026-10-19T14:00:00Z',
    })),
  )
  await bulk.insert(
    'coupon_courses',
    coupons.flatMap((coupon, index) =>
      coupon.courses.map((slug) => ({ portal_id, coupon_id: at(ids, index), course_id: idOf(courses, slug) })),
    ),
  )
}
