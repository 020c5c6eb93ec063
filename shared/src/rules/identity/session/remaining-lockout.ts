/** Lockout durations in seconds, starting with the failure that reaches the limit: one minute, doubling up to 15 minutes, where it stays. */
export const lockouts_s = [60, 120, 240, 480, 900] as const

/** Consecutive failures that trigger the first lockout: for an account, and for a device from which its owner has signed in before. */
export const freeFailures = { account: 5, known_device: 10 } as const

type Failures = { failures: number; free_failures?: number; last_failed_at: Date | null; now: Date }

/**
 * Returns the seconds until an account accepts another password: none for fewer than `free_failures` (5) consecutive failures, then one minute,
 * doubling with each further failure up to 15 minutes, counted from the last one. 0 if sign-in is allowed.
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
