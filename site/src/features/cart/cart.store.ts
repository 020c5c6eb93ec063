import { changeQuantity } from '@portico/shared/rules/orders/cart/change-quantity.ts'
import { removeLine } from '@portico/shared/rules/orders/cart/remove-line.ts'
import type { Cart, CartLine } from '@portico/shared/rules/orders/cart/parse-cart.ts'
import type { SoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import { atom, onMount } from 'nanostores'
import { readCart, watchCart, writeCart } from '../../scripts/browser-cart.ts'

/** This browser's cart, shared by all islands; the header's counter and other tabs receive each change (CRT-001). */
export const $cart = atom<Cart>(readCart())
onMount($cart, () => {
  $cart.set(readCart())
  return watchCart(() => $cart.set(readCart()))
})

const saveCart = (cart: Cart): void => void writeCart(cart)

export const setQuantity = (course_id: number, quantity: number): void =>
  saveCart(changeQuantity({ cart: readCart(), course_id, quantity }))

/** Removes a line and returns a function that undoes it. */
function removeFrom(list: 'storeCourseItems' | 'storeBundleItems', kind: SoldKind, line: CartLine): () => void {
  const at = readCart()[list].findIndex((one) => one.id === line.id)
  saveCart(removeLine({ cart: readCart(), kind, id: line.id }))
  return () => {
    const cart = readCart()
    if (cart[list].some((one) => one.id === line.id)) return
    saveCart({ ...cart, [list]: cart[list].toSpliced(Math.max(at, 0), 0, line) })
  }
}

export const removeCourse = (line: CartLine): (() => void) => removeFrom('storeCourseItems', 'course', line)
export const removeBundle = (line: CartLine): (() => void) => removeFrom('storeBundleItems', 'bundle', line)
export const removeSubscription = (id: number): void =>
  saveCart(removeLine({ cart: readCart(), kind: 'subscription', id }))

/** One subscription at a time: another plan replaces the previous one (CRT-009). */
export const setSubscription = (storeSubscription: NonNullable<Cart['storeSubscription']>): void =>
  saveCart({ ...readCart(), storeSubscription })

/** Removes lines that can no longer be bought or were just bought. */
export function dropLines(kind: SoldKind, ids: readonly number[]): void {
  if (ids.length > 0) saveCart(ids.reduce((cart, id) => removeLine({ cart, kind, id }), readCart()))
}
