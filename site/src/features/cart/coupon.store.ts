import { atom } from 'nanostores'
import * as v from 'valibot'

/** A code as it is typed, and the one that was last asked for; both stay when it is refused. It ends with the tab. */
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
    // Without storage it lives as long as the page.
  }
}
