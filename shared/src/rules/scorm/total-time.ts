const TIMESPAN = /^(\d{1,10}):(\d{2}):(\d{2})(?:\.(\d{1,2}))?$/

/** Converts a CMITimespan to hundredths of a second; 0 for anything else. */
export function timespanToCentiseconds(timespan: string): number {
  const match = TIMESPAN.exec(timespan)
  if (!match) return 0
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 100 + Number(fraction.padEnd(2, '0'))
}

/** Formats as `HHHH:MM:SS`, plus `.CC` if there are hundredths. */
export function centisecondsToTimespan(centiseconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const seconds = Math.floor(centiseconds / 100)
  const fraction = centiseconds % 100
  const whole = `${String(Math.floor(seconds / 3600)).padStart(4, '0')}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return fraction === 0 ? whole : `${whole}.${two(fraction)}`
}

/**
 * cmi.core.total_time: the LMS's own sum of all session times, since content reports only its current session. Both are CMITimespans; minutes and
 * seconds above 59, which old content sends, carry over. Source: SCORM 1.2 RTE §3.4.4, cmi.core.total_time.
 */
export function addTimespans(total: string, session: string): string {
  return centisecondsToTimespan(timespanToCentiseconds(total) + timespanToCentiseconds(session))
}
