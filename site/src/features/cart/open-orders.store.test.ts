import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '../../../../tests/support/browser-storage.ts'
import { $visitor } from '../../kernel/me.store.ts'
import { $boughtOrders, refreshOpenOrders } from './open-orders.store.ts'
import { placedOrdersKey } from './placed-orders.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage())
  // No API call is needed: other tabs' purchases are in the shared storage.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
})
afterEach(() => vi.unstubAllGlobals())

const me = { id: 5 } as Extract<ReturnType<typeof $visitor.get>, { state: 'member' }>['me']
const storePlacedOrders = (...orders: { id: number; is_out: boolean; user_id?: number }[]) =>
  localStorage.setItem(placedOrdersKey, JSON.stringify(orders.map((order) => ({ user_id: 5, ...order }))))

test('reports another tab’s purchases once, even if the user becomes known only later', async () => {
  storePlacedOrders({ id: 1, is_out: true }, { id: 2, is_out: false })
  await refreshOpenOrders()
  storePlacedOrders({ id: 1, is_out: true }, { id: 2, is_out: true }, { id: 3, is_out: true, user_id: 6 })
  await refreshOpenOrders()
  expect($boughtOrders.get()).toEqual([])
  $visitor.set({ state: 'member', me })
  await refreshOpenOrders()
  await refreshOpenOrders()
  expect($boughtOrders.get()).toEqual([2])
})
