import type { Cart, CartLine } from '@portico/shared/rules/orders/cart/parse-cart.ts'
import { bundlePrice } from '@portico/shared/rules/pricing/bundle-price.ts'
import { tierPrice } from '@portico/shared/rules/pricing/tier-price.ts'
import type { SoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import type { CartBundle, CartCourse } from './cart-content.store.ts'

export type PricedCartLine<Item = CartCourse | CartBundle> = {
  line: CartLine
  item: Item
  unit_price: number
  total: number
}
export type PricedCart = { course: PricedCartLine<CartCourse>[]; bundle: PricedCartLine<CartBundle>[] }
type Found = { courses: ReadonlyMap<number, CartCourse>; bundles: ReadonlyMap<number, CartBundle> }

export const cartLines: Readonly<Record<SoldKind, (cart: Cart) => readonly CartLine[]>> = {
  course: (cart) => cart.storeCourseItems,
  bundle: (cart) => cart.storeBundleItems,
}

const priceOf = {
  course: ({ course_pricings }: CartCourse, quantity: number) => tierPrice({ tiers: course_pricings, quantity }),
  bundle: (bundle: CartBundle) => bundlePrice(bundle),
} as const satisfies Record<SoldKind, unknown>

function priced<Item>(
  lines: readonly CartLine[],
  items: ReadonlyMap<number, Item>,
  price: (item: Item, quantity: number) => number | null,
): PricedCartLine<Item>[] {
  return lines.flatMap((line) => {
    const item = items.get(line.id)
    const unit_price = item === undefined ? null : price(item, line.quantity)
    return item === undefined || unit_price === null
      ? []
      : [{ line, item, unit_price, total: unit_price * line.quantity }]
  })
}

/** The lines with today's prices, by the same rules as the API; lines not loaded yet are left out. */
export function pricedCart(cart: Cart, { courses, bundles }: Found): PricedCart {
  return {
    course: priced(cart.storeCourseItems, courses, priceOf.course),
    bundle: priced(cart.storeBundleItems, bundles, priceOf.bundle),
  }
}

export const sumOf = (lines: readonly { total: number }[]): number => lines.reduce((sum, { total }) => sum + total, 0)
