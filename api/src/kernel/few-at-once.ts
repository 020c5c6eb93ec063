import { fail } from './fail.ts'
import type { Requester } from './fair-turns.ts'

/** Runs up to `most` works of one key (a portal, a person) at once in this process; further ones are refused as unavailable. */
function fewAtOnce(most: number): <T>(key: number, work: () => Promise<T>) => Promise<T> {
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

/** Four works of a portal and two of a person at once: for what takes a core for seconds. */
export function fewOfEach(): <T>(from: Requester, work: () => Promise<T>) => Promise<T> {
  const [ofPortal, ofPerson] = [fewAtOnce(4), fewAtOnce(2)]
  return ({ portal_id, by }, work) => ofPerson(by, () => ofPortal(portal_id, work))
}
