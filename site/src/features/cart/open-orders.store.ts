import { get_order, list_orders, type OrderInFull } from '@portico/shared/contract/orders/orders.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { atom } from 'nanostores'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'
import { $visitor } from '../../kernel/me.store.ts'
import { boughtIds, removePlacedOrder, isBought, readPlacedOrders, removeFromCart } from './placed-orders.ts'

/** An order that is not closed. `open`: its payment page is waiting; `confirming`: paid, or payment status unknown. */
export type OpenOrder = {
  id: number
  type: OrderInFull['type']
  ids: readonly number[]
  state: 'open' | 'confirming'
}
export const $openOrders = atom<readonly OpenOrder[]>([])
/** Orders that a bank is still deciding on, with the ids of what they bought. */
export const $processingOrders = atom<readonly Omit<OpenOrder, 'state'>[]>([])
/** Orders whose lines were removed from the cart while this page was open. */
export const $boughtOrders = atom<readonly number[]>([])

/** Maximum number of orders checked at a time. */
const most = 5
let asking: Promise<void> | null = null

/** Orders already removed from the cart at this page's last check; null before the first. */
let seenOut: ReadonlySet<number> | null = null

/** Reports lines that another tab removed as bought. Orders already removed when the page opened are not reported. */
function reportOtherTabsPurchases(): void {
  const out = readPlacedOrders().filter(({ is_out }) => is_out)
  seenOut ??= new Set(out.map(({ id }) => id))
  const seen = seenOut
  const visitor = $visitor.get()
  if (visitor.state !== 'member') return
  const told = $boughtOrders.get()
  const fresh = out.flatMap(({ id, user_id }) =>
    user_id === visitor.me.id && !seen.has(id) && !told.includes(id) ? id : [],
  )
  if (fresh.length === 0) return
  seenOut = new Set([...seen, ...fresh])
  $boughtOrders.set([...told, ...fresh])
}

/** Checks this user's orders, removes bought lines from the cart, and stores what is still open. */
export function refreshOpenOrders(): Promise<void> {
  reportOtherTabsPurchases()
  asking ??= loadOpenOrders().finally(() => (asking = null))
  return asking
}

async function loadOpenOrders(): Promise<void> {
  const visitor = $visitor.get()
  if (visitor.state !== 'member') return $openOrders.set([])
  const { id: user_id } = visitor.me
  const own = readPlacedOrders().filter((order) => order.user_id === user_id)
  const listed = await callWithoutRedirect(list_orders, { query: {} })
    .then(({ data }) => data)
    .catch(() => [])
  $processingOrders.set(
    listed
      .filter(({ payment_status }) => payment_status === 'processing')
      .map((order) => ({ id: order.id, type: order.type, ids: boughtIds(order) })),
  )
  const pending = listed.filter(({ status, purchase_order }) => status === orderStatus.pending && !purchase_order)
  const out = new Set(own.flatMap(({ id, is_out }) => (is_out ? id : [])))
  const ids = [...new Set([...pending, ...own].map(({ id }) => id))].filter((id) => !out.has(id))
  const newest = ids.toSorted((a, b) => b - a).slice(0, most)
  const orders = await Promise.all(
    newest.map((order_id) => callWithoutRedirect(get_order, { params: { order_id } }).catch(() => null)),
  )
  $openOrders.set(orders.flatMap((order) => (order ? applyOrder(order) : [])))
}

function applyOrder(order: OrderInFull): OpenOrder[] {
  const { id, type, status, is_current, payment_status } = order
  if (isBought(order)) removeBoughtFromCart(order)
  if (status === orderStatus.cancelled || status === orderStatus.failed) removePlacedOrder(id)
  if (status !== orderStatus.pending || order.purchase_order) return []
  const state = is_current && payment_status === 'pending' ? 'open' : 'confirming'
  return [{ id, type, ids: boughtIds(order), state }]
}

/** Removes what an order bought from the cart and shows a notice on this page. */
export function removeBoughtFromCart(order: OrderInFull): void {
  if (removeFromCart(order)) $boughtOrders.set([...$boughtOrders.get(), order.id])
}
