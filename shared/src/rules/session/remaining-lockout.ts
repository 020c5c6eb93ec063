/** The lockouts after each failure beyond the free ones, in seconds: one minute, doubled up to a quarter of an hour, which then stays. */
export const lockouts_s = [60, 120, 240, 480, 900] as const

/** Failures in a row without a lockout: of an account, and of a device from which its owner has signed in before. */
export const freeFailures = { account: 5, known_device: 10 } as const

type Failures = { failures: number; free_failures?: number; last_failed_at: Date | null; now: Date }

/**
 * Seconds for which an account takes no further password: none for the first `free_failures` (5) in a row, then one minute, doubled with
 * every further failure up to a quarter of an hour, counted from the last one. 0 when it may be tried.
 */
export function remainingLockout_s({
  failures,
  free_failures = freeFailures.account,
  last_failed_at,
  now,
}: Failures): number {
  if (failures < free_failures || last_failed_at === null) return 0
  const wait_s = lockouts_s[Math.min(failures - free_failures, lockouts_s.length - 1)] ?? 0
  return Math.max(0, Math.ceil(wait_s - (now.getTime() - last_failed_at.getTime()) / 1000))
}
