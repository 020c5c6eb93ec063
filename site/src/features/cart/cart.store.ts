import { changeQuantity } from '@portico/shared/rules/cart/change-quantity.ts'
import { removeLine } from '@portico/shared/rules/cart/remove-line.ts'
import type { Cart, CartLine } from '@portico/shared/rules/cart/parse-cart.ts'
import { atom, onMount } from 'nanostores'
import { readCart, watchCart, writeCart } from '../../scripts/browser-cart.ts'

/** The cart of this browser, as every island sees it; the header's counter and other tabs receive each change (CRT-001). */
export const $cart = atom<Cart>(readCart())
onMount($cart, () => {
  $cart.set(readCart())
  return watchCart(() => $cart.set(readCart()))
})

const keep = (cart: Cart): void => void writeCart(cart)

export const setQuantity = (course_id: number, quantity: number): void =>
  keep(changeQuantity({ cart: readCart(), course_id, quantity }))

/** Removes a course and returns how to undo that. */
export function removeCourse(line: CartLine): () => void {
  const at = readCart().storeCourseItems.findIndex((one) => one.id === line.id)
  keep(removeLine({ cart: readCart(), kind: 'course', id: line.id }))
  return () => {
    const cart = readCart()
    if (cart.storeCourseItems.some((one) => one.id === line.id)) return
    keep({ ...cart, storeCourseItems: cart.storeCourseItems.toSpliced(Math.max(at, 0), 0, line) })
  }
}

export const removeBundle = (id: number): void => keep(removeLine({ cart: readCart(), kind: 'bundle', id }))
export const removeSubscription = (id: number): void => keep(removeLine({ cart: readCart(), kind: 'subscription', id }))

/** Takes out what can no longer be bought, or has just been bought. */
export function dropCourses(ids: readonly number[]): void {
  if (ids.length > 0) keep(ids.reduce((cart, id) => removeLine({ cart, kind: 'course', id }), readCart()))
}
