/** An answer that comes sooner shows no loading state at all. */
export const loadingFrom_ms = 120

/** So long a loading state stands at least: one that vanishes at once looks like a flicker (LEG-026). */
export const leastLoading_ms = 200

/** How long a loading state that was shown has still to stand; nothing where none was. */
export const loadingLeft_ms = ({ shown_ms, now_ms }: { shown_ms: number | null; now_ms: number }): number =>
  shown_ms === null ? 0 : Math.max(0, shown_ms + leastLoading_ms - now_ms)
