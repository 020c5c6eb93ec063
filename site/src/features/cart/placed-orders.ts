import { stored } from '@portico/shared/browser/stored.ts'
import type { Order } from '@portico/shared/contract/orders/orders.ts'
import { mostBesides } from '@portico/shared/rules/orders/order-limits.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { isSoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import * as v from 'valibot'
import { readCart } from '../../scripts/browser-cart.ts'
import { dropLines, removeSubscription } from './cart.store.ts'

const schema = v.array(v.object({ id: v.number(), user_id: v.number(), is_out: v.boolean() }))
/** Orders placed from this browser's cart, oldest first; `is_out`: their lines were removed from the cart. */
export type PlacedOrder = v.InferOutput<typeof schema>[number]
/** Local storage, so that every tab of the browser has them. */
export const placedOrdersKey = 'portico_placed_orders'
const placedOrders = stored<readonly PlacedOrder[]>(placedOrdersKey, v.parser(schema), 'local')
type Bought = Pick<Order, 'id' | 'type' | 'status' | 'payment_status'> & {
  user: { id: number }
  lines: readonly Pick<Order['lines'][number], 'course_id' | 'bundle'>[]
  purchase_order: object | null
}

export const readPlacedOrders = (): readonly PlacedOrder[] => placedOrders.read() ?? []

const storeOrder = (order: PlacedOrder): void =>
  storeOrders([...readPlacedOrders().filter(({ id }) => id !== order.id), order])
const storeOrders = (orders: readonly PlacedOrder[]): void => void placedOrders.write(orders.slice(-mostBesides))

/** Records an order whose payment page is about to open, so that any tab can check on it. */
export function recordPlacedOrder({ id, user_id }: { id: number; user_id: number }): void {
  if (!readPlacedOrders().some((known) => known.id === id)) storeOrder({ id, user_id, is_out: false })
}

/** Removes an order that was closed unpaid. */
export function removePlacedOrder(order_id: number): void {
  const placed = readPlacedOrders()
  if (placed.some(({ id, is_out }) => id === order_id && !is_out))
    storeOrders(placed.filter(({ id }) => id !== order_id))
}

/** Orders already removed from the cart: buying the same again is intentional. */
export const earlierOrderIds = (user_id: number | null): number[] =>
  readPlacedOrders().flatMap((order) => (order.is_out && order.user_id === user_id ? order.id : []))

/** True if an order is bought: paid, waiting for the bank, or under a purchase order. */
export const isBought = ({ status, payment_status, purchase_order }: Omit<Bought, 'id' | 'type' | 'lines' | 'user'>) =>
  status === orderStatus.completed ||
  (status === orderStatus.pending && (payment_status === 'processing' || purchase_order !== null))

/** Cart line ids that an order bought: a bundle is one cart line, but one order line per course. */
export const boughtIds = ({ lines }: Pick<Bought, 'lines'>): number[] => [
  ...new Set(lines.flatMap(({ bundle, course_id }) => bundle?.id ?? course_id ?? [])),
]

/** Removes an order's lines from the cart of every tab, once. Returns false if already done. */
export function removeFromCart(order: Bought): boolean {
  if (readPlacedOrders().some(({ id, is_out }) => id === order.id && is_out)) return false
  storeOrder({ id: order.id, user_id: order.user.id, is_out: true })
  if (isSoldKind(order.type)) dropLines(order.type, boughtIds(order))
  const { storeSubscription } = readCart()
  if (order.type === 'subscription' && storeSubscription) removeSubscription(storeSubscription.id)
  return true
}

/** Removes the lines of an order that this browser placed, if it is bought. */
export function removePlacedFromCart(order: Bought): void {
  if (isBought(order) && readPlacedOrders().some(({ id }) => id === order.id)) removeFromCart(order)
}
