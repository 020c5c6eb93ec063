const freeFailures = 5
const firstWait_s = 60
const longestWait_s = 15 * 60

/**
 * Seconds for which an account takes no further password: none for the first five failures in a row, then one minute, doubled with
 * every further failure up to a quarter of an hour, counted from the last one. 0 when it may be tried.
 */
export function remainingLockout_s({ failures, last_failed_at, now }: { failures: number; last_failed_at: Date | null; now: Date }): number {
  if (failures < freeFailures || last_failed_at === null) return 0
  const wait_s = Math.min(longestWait_s, firstWait_s * 2 ** (failures - freeFailures))
  return Math.max(0, Math.ceil(wait_s - (now.getTime() - last_failed_at.getTime()) / 1000))
}
