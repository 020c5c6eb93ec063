import type { Verb } from '../../../../kernel/verb.ts'
import { createCoupon } from './create-coupon.ts'
import { listCoupons } from './list-coupons.ts'
import { selectCouponCourses } from './select-coupon-courses.ts'
import { selectCouponBundles } from './select-coupon-bundles.ts'
import { showCoupon } from './show-coupon.ts'
import { updateCoupon } from './update-coupon.ts'

export const couponsArea: readonly Verb[] = [
  listCoupons,
  selectCouponCourses,
  selectCouponBundles,
  showCoupon,
  createCoupon,
  updateCoupon,
]
