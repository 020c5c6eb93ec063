/** Responses faster than this show no loading state. */
export const loadingFrom_ms = 120

/** Minimum display time of a loading state, to avoid flicker (LEG-026). */
export const leastLoading_ms = 200

/** Returns how much longer a visible loading state must stay; 0 if none was shown. */
export const loadingLeft_ms = ({ shown_ms, now_ms }: { shown_ms: number | null; now_ms: number }): number =>
  shown_ms === null ? 0 : Math.max(0, shown_ms + leastLoading_ms - now_ms)
