/** The zone of static pages that are read everywhere. */
export const usualTimeZone = 'America/New_York'

/** A day as US people write it, in a zone of the IANA list: "November 21, 2026". The usual zone for one that is unknown. */
export function formatDate({ at, time_zone = usualTimeZone }: { at: Date; time_zone?: string }): string {
  const options = { year: 'numeric', month: 'long', day: 'numeric' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: time_zone }).format(at)
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: usualTimeZone }).format(at)
  }
}
