/** How long before a certificate runs out its holder is told (OP-16). */
export const alertLeadTimes_days = [90, 30, 7] as const
const day_ms = 86_400_000

/** The lead time that has come: the shortest one that the expiry is within. Null before all of them, and once it has expired. */
export function leadTimeOf({ expires_at, now }: { expires_at: Date; now: Date }): number | null {
  const left_ms = expires_at.getTime() - now.getTime()
  if (left_ms <= 0) return null
  return [...alertLeadTimes_days].toReversed().find((days) => left_ms <= days * day_ms) ?? null
}
