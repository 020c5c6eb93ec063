import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $visitor } from '../../kernel/me.store.ts'
import { $boughtOrders, askOpenOrders } from './open-orders.store.ts'
import { placedOrdersKey } from './placed-orders.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  // Nothing is asked of the API here: what other tabs bought stands in the storage that they share.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
})
afterEach(() => vi.unstubAllGlobals())

const me = { id: 5 } as Extract<ReturnType<typeof $visitor.get>, { state: 'member' }>['me']
const placed = (...orders: { id: number; is_out: boolean; user_id?: number }[]) =>
  kept.set(placedOrdersKey, JSON.stringify(orders.map((order) => ({ user_id: 5, ...order }))))

test('a page says once what another tab bought since it opened, also where it learns only then who is there', async () => {
  placed({ id: 1, is_out: true }, { id: 2, is_out: false })
  await askOpenOrders()
  placed({ id: 1, is_out: true }, { id: 2, is_out: true }, { id: 3, is_out: true, user_id: 6 })
  await askOpenOrders()
  expect($boughtOrders.get()).toEqual([])
  $visitor.set({ state: 'member', me })
  await askOpenOrders()
  await askOpenOrders()
  expect($boughtOrders.get()).toEqual([2])
})
