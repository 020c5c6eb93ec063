import { eq } from 'drizzle-orm'
import { update_coupon } from '@portico/shared/contract/orders/coupons.ts'
import { coupons } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { rejectStale } from '../../../../kernel/versioned.ts'
import { readCoupon } from './read-coupon.ts'
import { columnsOf, rejectTakenCode, setScope } from './write-coupon.ts'

/** If the coupon was changed meanwhile, responds with its current version. Orders keep the coupon they were placed with. */
export const updateCoupon = verb(update_coupon, async ({ db, note, now }, { params: { id }, body }) => {
  const { entry } = await readCoupon(db, { id, lock: true })
  const subject = `coupon:${id}`
  await rejectStale(db, { entry, version: body.version ?? '', subject })
  await db
    .update(coupons)
    .set({ ...columnsOf(body), updated_at: now() })
    .where(eq(coupons.id, id))
    .catch(rejectTakenCode)
  await setScope(db, { coupon_id: id, ...body })
  note(subject, { code: body.code, unit: body.unit, value: body.value, is_active: body.is_active })
  return (await readCoupon(db, { id })).shown
})
