/** Formats a duration in minutes: '45 minutes', '1 hour', '2.5 hours'; rounds hours to the nearest quarter. */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.round(minutes / 15) / 4
  return hours === 1 ? '1 hour' : `${hours} hours`
}
