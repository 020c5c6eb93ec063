import { fail } from './fail.ts'
import type { Requester } from './fair-turns.ts'

/** Runs up to `most` works per key (a portal, a person) at once in this process; refuses more as unavailable. */
function limitConcurrency(most: number): <T>(key: number, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<number, number>()
  return async (key, work) => {
    const count = underWay.get(key) ?? 0
    if (count >= most) fail('general.unavailable')
    underWay.set(key, count + 1)
    try {
      return await work()
    } finally {
      const left = (underWay.get(key) ?? 1) - 1
      if (left > 0) underWay.set(key, left)
      else underWay.delete(key)
    }
  }
}

/** Runs up to four works per portal and two per person at once, for work that takes a core for seconds. */
export function limitPerPortalAndPerson(): <T>(from: Requester, work: () => Promise<T>) => Promise<T> {
  const [ofPortal, ofPerson] = [limitConcurrency(4), limitConcurrency(2)]
  return ({ portal_id, by }, work) => ofPerson(by, () => ofPortal(portal_id, work))
}
