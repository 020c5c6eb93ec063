import { stored } from '@portico/shared/browser/stored.ts'
import { atom } from 'nanostores'
import * as v from 'valibot'

/** The coupon code as typed and as last submitted; a rejected one stays too. Ends with the tab. */
const coupon = v.object({ typed: v.string(), asked: v.string() })
export type TypedCoupon = v.InferOutput<typeof coupon>
const nothing: TypedCoupon = { typed: '', asked: '' }
const storedCoupon = stored('portico_coupon', v.parser(coupon), 'session')

export const $coupon = atom<TypedCoupon>(storedCoupon.read() ?? nothing)

export function changeCoupon(changed: TypedCoupon): void {
  $coupon.set(changed)
  storedCoupon.write(changed)
}
