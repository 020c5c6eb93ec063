/** The longest time before an expiry that a portal can choose (OP-16). */
export const longestLeadTime_days = 365
const day_ms = 86_400_000

/** The lead time that has come: the shortest one of the portal’s that the expiry is within. Null before all of them, and once it has expired. */
export function leadTimeOf({
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
