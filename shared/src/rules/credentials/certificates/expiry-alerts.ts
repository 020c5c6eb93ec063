/** Longest lead time before expiration that a portal can set (OP-16). */
export const longestLeadTime_days = 365
const day_ms = 86_400_000

/** Returns the shortest of the portal’s lead times that has been reached; null before the first one and after expiration. */
export function reachedLeadTime({
  expires_at,
  now,
  days,
}: {
  expires_at: Date
  now: Date
  days: readonly number[]
}): number | null {
  const left_ms = expires_at.getTime() - now.getTime()
  if (left_ms <= 0) return null
  return days.toSorted((one, other) => one - other).find((lead) => left_ms <= lead * day_ms) ?? null
}
