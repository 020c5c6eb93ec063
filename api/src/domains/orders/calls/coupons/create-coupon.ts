import { create_coupon } from '@portico/shared/contract/orders/coupons.ts'
import { coupons } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readCoupon } from './read-coupon.ts'
import { columnsOf, rejectTakenCode, setScope } from './write-coupon.ts'

export const createCoupon = verb(create_coupon, async ({ db, note, now }, { body }) => {
  const [made] = await db
    .insert(coupons)
    .values({ ...columnsOf(body), created_at: now(), updated_at: now() })
    .returning({ id: coupons.id })
    .catch(rejectTakenCode)
  if (!made) throw new Error('no coupon was made')
  await setScope(db, { coupon_id: made.id, ...body })
  note(`coupon:${made.id}`, { code: body.code, unit: body.unit, value: body.value })
  return (await readCoupon(db, { id: made.id })).shown
})
