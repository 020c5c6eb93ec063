import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { defaultTimeZone, formatDate, formatDay, type DayStyle } from '@portico/shared/rules/dates/format-date.ts'

/** The portal's time zone, from the page. */
export const pageTimeZone = (): string => document.body.dataset['timeZone'] ?? defaultTimeZone

/** Formats a date in the portal's time zone, wherever the reader is; includes the zone if the reader's date differs. */
export const portalDate = (at: string, style: DayStyle = 'long'): string =>
  formatDay({ at, time_zone: pageTimeZone(), reader_zone: readerZone(), style })

/** Formats a date and time in that zone, including the zone. */
export const portalMoment = (at: string): string => formatDate({ at, time_zone: pageTimeZone(), style: 'moment' })
