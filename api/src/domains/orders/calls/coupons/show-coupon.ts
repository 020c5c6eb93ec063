import { show_coupon } from '@portico/shared/contract/orders/coupons.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readCoupon } from './read-coupon.ts'

export const showCoupon = verb(show_coupon, async ({ db }, { params }) => (await readCoupon(db, params)).shown)
