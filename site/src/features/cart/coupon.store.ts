import { atom } from 'nanostores'
import * as v from 'valibot'

/** The coupon code as typed and as last submitted; a rejected one stays too. Ends with the tab. */
const coupon = v.object({ typed: v.string(), asked: v.string() })
export type TypedCoupon = v.InferOutput<typeof coupon>
const nothing: TypedCoupon = { typed: '', asked: '' }
const key = 'portico_coupon'

function read(): TypedCoupon {
  try {
    return v.parse(coupon, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return nothing
  }
}

export const $coupon = atom<TypedCoupon>(read())

export function changeCoupon(changed: TypedCoupon): void {
  $coupon.set(changed)
  try {
    sessionStorage.setItem(key, JSON.stringify(changed))
  } catch {
    // Without storage it lasts until the page is left.
  }
}
