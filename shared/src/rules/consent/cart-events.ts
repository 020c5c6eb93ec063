import type { Cart } from '../orders/cart/parse-cart.ts'

/** Cart event sent to analytics, without any identity (CRT-005, OP-60). */
export type CartEvent = {
  readonly name: 'add_to_cart' | 'remove_from_cart'
  readonly kind: 'course' | 'bundle' | 'subscription'
  readonly id: number
  readonly quantity: number
}

/** How long a quantity must stay unchanged before it is reported (CRT-006). */
export const settled_ms = 400

const countsOf = (cart: Cart): Map<string, number> =>
  new Map([
    ...cart.storeCourseItems.map((line) => [`course ${line.id}`, line.quantity] as const),
    ...cart.storeBundleItems.map((line) => [`bundle ${line.id}`, 1] as const),
    ...(cart.storeSubscription ? [[`subscription ${cart.storeSubscription.id}`, 1] as const] : []),
  ])

/** Returns the differences between two carts as events: items added or removed. */
export function cartEvents(before: Cart, after: Cart): CartEvent[] {
  const [was, is] = [countsOf(before), countsOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const difference = (is.get(key) ?? 0) - (was.get(key) ?? 0)
    const [kind, id] = key.split(' ') as [CartEvent['kind'], string]
    if (difference === 0) return []
    return [
      {
        name: difference > 0 ? ('add_to_cart' as const) : ('remove_from_cart' as const),
        kind,
        id: Number(id),
        quantity: Math.abs(difference),
      },
    ]
  })
}
