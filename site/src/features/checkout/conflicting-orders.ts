import type { OpenOrder } from '../cart/open-orders.store.ts'

type Checkout = { kind: OpenOrder['type']; ids: readonly number[]; own_order_id: number | null }

/** The paid order being confirmed that contains something this checkout is about to sell, or null. */
export const beingConfirmed = (orders: readonly OpenOrder[], { kind, ids }: Omit<Checkout, 'own_order_id'>) =>
  orders.find(
    ({ type, state, ids: bought }) =>
      state === 'confirming' && type === kind && (kind === 'subscription' || bought.some((id) => ids.includes(id))),
  )?.id ?? null

/** The order of another tab or earlier visit whose payment page closes when this checkout opens one, or null. */
export const openElsewhere = (orders: readonly OpenOrder[], { kind, own_order_id }: Omit<Checkout, 'ids'>) =>
  orders.find(({ id, type, state }) => state === 'open' && type === kind && id !== own_order_id)?.id ?? null

/** The newest order for some of this checkout that a bank is still deciding on, or null. */
export const beingProcessed = (
  orders: readonly Omit<OpenOrder, 'state'>[],
  { kind, ids }: Omit<Checkout, 'own_order_id'>,
) => orders.find(({ type, ids: bought }) => type === kind && bought.some((id) => ids.includes(id)))?.id ?? null
