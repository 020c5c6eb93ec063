import { get_order, type OrderInFull } from '@portico/shared/contract/orders/orders.ts'
import { useCallback, useEffect, useState } from 'react'
import { browserCall } from '../../kernel/browser-call.ts'
import { removePlacedFromCart } from '../cart/placed-orders.ts'

export type LoadedOrder =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; order: OrderInFull }

/** Loads one of the user's orders and removes its lines from the cart once bought; `reload` keeps the current view until the response arrives. */
export function useOrder(order_id: number | null): LoadedOrder & { reload: () => Promise<void> } {
  const [loaded, setLoaded] = useState<LoadedOrder>({ state: 'loading' })
  const reload = useCallback(async () => {
    if (order_id === null) return
    try {
      const order = await browserCall(get_order, { params: { order_id } })
      removePlacedFromCart(order)
      setLoaded({ state: 'ready', order })
    } catch (error) {
      setLoaded((before) => (before.state === 'ready' ? before : { state: 'failed', error }))
    }
  }, [order_id])
  useEffect(() => void reload(), [reload])
  return { ...loaded, reload }
}
