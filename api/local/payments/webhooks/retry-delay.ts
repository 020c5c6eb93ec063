const FIRST_DELAYS_MS = [200, 1_000, 5_000, 30_000, 2 * 60_000, 10 * 60_000]
const LATER_DELAY_MS = 60 * 60_000
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60_000

/** Delay after `failures` consecutive failed attempts; null once the event is three days old. */
export function retryDelay({ failures, age_ms }: { failures: number; age_ms: number }): number | null {
  return age_ms >= GIVE_UP_AFTER_MS ? null : (FIRST_DELAYS_MS[failures - 1] ?? LATER_DELAY_MS)
}
