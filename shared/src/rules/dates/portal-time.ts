const parts = (at: Date, time_zone: string): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      timeZone: time_zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )

/** An instant as the clock of a time zone shows it: `2026-11-22T09:30`, as date and time fields have it. */
export function clockTime(at: Date | string, time_zone: string): string {
  const { year, month, day, hour, minute } = parts(new Date(at), time_zone)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** The instant at which the clock of a time zone shows this; null for what is no date and time. An hour that a clock skips counts from before it. */
export function instantAt(clock: string, time_zone: string): Date | null {
  const wanted = new Date(`${clock}Z`).getTime()
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock) || Number.isNaN(wanted)) return null
  const ahead = (at: number) => new Date(`${clockTime(new Date(at), time_zone)}Z`).getTime() - at
  const first = wanted - ahead(wanted)
  return new Date(wanted - ahead(first))
}
