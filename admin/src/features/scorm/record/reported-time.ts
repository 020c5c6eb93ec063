import { countOf } from '@portico/shared/rules/numbers/count-of.ts'

/** Formats the time that a package reported, a CMITimespan such as 0001:05:20.05: '1 hour, 5 minutes, 20 seconds'. */
export function reportedTime(timespan: string): string {
  const [hours = 0, minutes = 0, seconds = 0] = timespan.split(':').map((part) => Math.floor(Number(part)))
  const parts = [
    hours > 0 ? countOf(hours, 'hour') : '',
    minutes > 0 ? countOf(minutes, 'minute') : '',
    seconds > 0 ? countOf(seconds, 'second') : '',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'less than a second'
}
