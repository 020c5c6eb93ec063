import type { OpenOrder } from '../cart/open-orders.store.ts'

type Checkout = { kind: OpenOrder['type']; ids: readonly number[]; own_order_id: number | null }

/** The order that has just been paid for some of what this checkout is about to sell, while that is being confirmed; null if there is none. */
export const beingConfirmed = (orders: readonly OpenOrder[], { kind, ids }: Omit<Checkout, 'own_order_id'>) =>
  orders.find(
    ({ type, state, ids: bought }) =>
      state === 'confirming' && type === kind && (kind === 'subscription' || bought.some((id) => ids.includes(id))),
  )?.id ?? null

/** The order of another tab or an earlier visit whose payment page closes when this checkout opens one; null if there is none. */
export const openElsewhere = (orders: readonly OpenOrder[], { kind, own_order_id }: Omit<Checkout, 'ids'>) =>
  orders.find(({ id, type, state }) => state === 'open' && type === kind && id !== own_order_id)?.id ?? null
