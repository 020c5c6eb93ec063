import { formatDuration } from './format-duration.ts'

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
