import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { defaultTimeZone, formatDate, formatDay, type DayStyle } from '@portico/shared/rules/dates/format-date.ts'

/** The zone of the portal whose page this is, as the page says it. */
export const pageTimeZone = (): string => document.body.dataset['timeZone'] ?? defaultTimeZone

/** A day in the zone of the portal whose page this is, wherever its reader is; it names the zone where that is another day there. */
export const portalDate = (at: string, style: DayStyle = 'long'): string =>
  formatDay({ at, time_zone: pageTimeZone(), reader_zone: readerZone(), style })

/** A moment in that zone, which it names. */
export const portalMoment = (at: string): string => formatDate({ at, time_zone: pageTimeZone(), style: 'moment' })
