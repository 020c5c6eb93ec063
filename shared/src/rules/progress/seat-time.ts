/** A page says this often that its learner is there. */
export const beat_ms = 30_000
/** After so long without a sign of the learner, time does not count. */
export const idle_ms = 300_000
/** The most that one beat can bring: a little more than the time between two, for one that came late. */
export const longestBeat_ms = 90_000
/** The most that one span without a connection can bring. */
export const longestOffline_ms = 3_600_000

type Claim = {
  /** how long the learner was there, as the page says */ claimed_ms: number
  /** how long ago the server heard of this learner last, in any tab, or they began the item */ since_ms: number
  is_offline: boolean
}

/** How much of a beat counts as seat time: never more than has passed since the last one, so that tabs beside each other count once. */
export function creditedTime({ claimed_ms, since_ms, is_offline }: Claim): number {
  const most = is_offline ? longestOffline_ms : longestBeat_ms
  return Math.max(0, Math.floor(Math.min(claimed_ms, since_ms, most)))
}
