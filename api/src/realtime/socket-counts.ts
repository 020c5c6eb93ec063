import { networkOf } from '../kernel/client-ip.ts'
import { limits } from './limits.ts'

/** One open socket among those counted. */
export type CountedSocket = {
  /** more are open than one address, or this process, may have */
  isTooMany: boolean
  /** It has proved a session, and no longer counts as anonymous. */
  proved: () => void
  closed: () => void
}

/**
 * Counts the sockets of this process, by address and in all. Anonymous ones, which anybody can open, have lower limits of their own: where
 * there are too many in all, the one that has been anonymous longest is ended, as everybody's is anonymous at first.
 */
export function socketCounts(): (address: string, end: () => void) => CountedSocket {
  const [all, anonymous] = [tally(), tally()]
  const unproved = new Set<() => void>()
  return (address, end) => {
    const network = networkOf(address)
    const leaveAll = all.add(network)
    const leaveAnonymous = anonymous.add(network)
    const makeRoom = (): void => {
      proved()
      end()
    }
    const proved = (): void => {
      unproved.delete(makeRoom)
      leaveAnonymous()
    }
    unproved.add(makeRoom)
    const [oldest] = unproved
    const isFull = all.total() > limits.sockets
    // The one that has just come is anonymous as well, and makes no room for itself.
    const givesWay = anonymous.total() > 1 ? oldest : undefined
    const isTooMany =
      (isFull && !givesWay) ||
      all.of(network) > limits.sockets_an_address ||
      anonymous.of(network) > limits.anonymous_sockets_an_address
    if (!isTooMany && (isFull || anonymous.total() > limits.anonymous_sockets)) givesWay?.()
    return {
      isTooMany,
      proved,
      closed: () => {
        leaveAll()
        proved()
      },
    }
  }
}

function tally() {
  const counts = new Map<string, number>()
  let total = 0
  const change = (key: string, by: 1 | -1): void => {
    total += by
    const now = (counts.get(key) ?? 0) + by
    if (now > 0) counts.set(key, now)
    else counts.delete(key)
  }
  return {
    total: () => total,
    of: (key: string) => counts.get(key) ?? 0,
    /** Answers what takes it away again, once. */
    add: (key: string) => {
      let isIn = true
      change(key, 1)
      return () => {
        if (isIn) change(key, -1)
        isIn = false
      }
    },
  }
}
