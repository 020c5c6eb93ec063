/** Interval at which a page reports the learner's presence. */
export const heartbeat_ms = 30_000
/** After this long without activity, time no longer counts. */
export const idle_ms = 300_000
/** Maximum time per heartbeat: more than the interval, to allow for late ones. */
export const longestHeartbeat_ms = 90_000
/** Maximum time for one offline period. */
export const longestOffline_ms = 3_600_000

type Claim = {
  /** presence time reported by the page */ claimed_ms: number
  /** time since the server last received a heartbeat from this learner in any tab, or since the learner started the item */ since_ms: number
  is_offline: boolean
}

/** Computes the seat time a heartbeat credits: never more than the time since the previous one, so that parallel tabs count once. */
export function creditedTime({ claimed_ms, since_ms, is_offline }: Claim): number {
  const most = is_offline ? longestOffline_ms : longestHeartbeat_ms
  return Math.max(0, Math.floor(Math.min(claimed_ms, since_ms, most)))
}

/** Formats milliseconds as minutes with one decimal, rounded down: 90,000 is 1.5. */
export const minutesLabel = (milliseconds: number): string => String(Math.floor(milliseconds / 6_000) / 10)
