const minute_ms = 60_000
const hour_ms = 60 * minute_ms
const day_ms = 24 * hour_ms

/** Returns when to look up the records next: soon during setup, hourly while a proof is failing, daily once everything is right. */
export function nextCheck({
  is_settled,
  is_failing,
  created_at,
  now,
}: {
  is_settled: boolean
  is_failing: boolean
  created_at: Date
  now: Date
}): Date {
  const age_ms = now.getTime() - created_at.getTime()
  const after = (wait_ms: number) => new Date(now.getTime() + wait_ms)
  if (is_failing) return after(hour_ms)
  if (is_settled || age_ms > 14 * day_ms) return after(day_ms)
  if (age_ms < hour_ms) return after(minute_ms)
  return after(age_ms < day_ms ? 10 * minute_ms : hour_ms)
}
