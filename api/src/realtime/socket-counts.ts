import { networkOf } from '../kernel/client-ip.ts'
import { limits } from './limits.ts'

/** One open socket, as counted here. */
export type CountedSocket = {
  /** more are open than one IP address or this process may have */
  isTooMany: boolean
  /** Call once the socket has proved a session; it then no longer counts as anonymous. */
  proved: () => void
  closed: () => void
}

/**
 * Counts this process's sockets by IP address and in total. Anonymous sockets, which anyone can open, have lower limits. When too many are open in
 * total, the one that has been anonymous longest is closed, since every socket starts out anonymous.
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
    // The new socket is anonymous too and must not make room for itself.
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
    /** Returns a function that removes it again, once. */
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
