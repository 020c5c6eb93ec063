import { TZDate } from '@date-fns/tz'
import { addMonths } from 'date-fns/addMonths'
import { defaultTimeZone } from '@portico/shared/rules/dates/format-date.ts'

/**
 * Returns when a certificate expires: that many months after issue in the portal's calendar (IANA zone), so November 21 becomes May 21 despite clock
 * changes. A shorter month ends on its last day. An unknown zone falls back to the default one.
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
