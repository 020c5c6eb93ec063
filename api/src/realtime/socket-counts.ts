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

/** Counts the sockets of this process, by address and in all. Anonymous ones, which anybody can open, have lower limits of their own. */
export function socketCounts(): (address: string) => CountedSocket {
  const [all, anonymous] = [tally(), tally()]
  return (address) => {
    const network = networkOf(address)
    const leaveAll = all.add(network)
    const leaveAnonymous = anonymous.add(network)
    const isTooMany =
      all.total() > limits.sockets ||
      all.of(network) > limits.sockets_an_address ||
      anonymous.total() > limits.anonymous_sockets ||
      anonymous.of(network) > limits.anonymous_sockets_an_address
    return {
      isTooMany,
      proved: leaveAnonymous,
      closed: () => {
        leaveAll()
        leaveAnonymous()
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
