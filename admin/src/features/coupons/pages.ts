import type { staffSellingPages } from '@portico/shared/pages/staff-selling.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { couponsAddress } from './address.ts'

type CouponPage = Exclude<
  keyof typeof staffSellingPages,
  'creditTerms' | 'salesTax' | 'taxExemptions' | 'paymentAccount'
>

/** Coupons: their list, a new one, one of them. */
export const couponPages: Readonly<Record<CouponPage, StaffPage>> = {
  coupons: {
    load: () => import('./coupons-page.tsx').then(({ CouponsPage }) => CouponsPage),
    search: couponsAddress,
  },
  createCoupon: { load: () => import('./create-coupon-page.tsx').then(({ CreateCouponPage }) => CreateCouponPage) },
  coupon: { load: () => import('./coupon-page.tsx').then(({ CouponPage }) => CouponPage) },
}
