/** Formats a duration in minutes: '45 minutes', '1 hour', '2.5 hours'; rounds hours to the nearest quarter. */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.round(minutes / 15) / 4
  return hours === 1 ? '1 hour' : `${hours} hours`
}

/** Formats a course's continuing-education credits: '6 CE credits', '0.5 CE credits'. */
export function formatCredits(credits: number): string {
  return credits === 1 ? '1 CE credit' : `${credits} CE credits`
}

const minute_ms = 60_000

/** Formats seat time with its offline part: '45 minutes, 10 minutes of it offline'. A dash if there is none. */
export function formatSeatTime({ active_ms, offline_ms }: { active_ms: number; offline_ms: number }): string {
  const all_ms = active_ms + offline_ms
  if (all_ms === 0) return '–'
  if (all_ms < minute_ms) return 'Less than a minute'
  const offline = Math.floor(offline_ms / minute_ms)
  const all = formatDuration(Math.floor(all_ms / minute_ms))
  return offline > 0 ? `${all}, ${formatDuration(offline)} of it offline` : all
}
