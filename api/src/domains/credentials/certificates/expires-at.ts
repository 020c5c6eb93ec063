import { TZDate } from '@date-fns/tz'
import { addMonths } from 'date-fns/addMonths'
import { defaultTimeZone } from '@portico/shared/rules/dates/format-date.ts'

/**
 * The instant a certificate runs out: so many calendar months after its issue, counted on the portal's own calendar (IANA zone),
 * so that one issued on November 21 runs out on May 21 also where the clocks change in between. A month that is too short ends it
 * on its last day. An unknown zone falls back to the default one.
 */
export function certificateExpiresAt({
  issued_at,
  valid_for_months,
  time_zone,
}: {
  issued_at: Date
  valid_for_months: number
  time_zone: string
}): Date {
  const local = new TZDate(issued_at, time_zone)
  const known = Number.isNaN(local.getHours()) ? new TZDate(issued_at, defaultTimeZone) : local
  return new Date(addMonths(known, valid_for_months).getTime())
}
