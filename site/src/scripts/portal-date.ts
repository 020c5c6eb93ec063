import { formatDate, defaultTimeZone, type DateStyle } from '@portico/shared/rules/dates/format-date.ts'

/** The zone of the portal whose page this is, as the page says it. */
export const pageTimeZone = (): string => document.body.dataset['timeZone'] ?? defaultTimeZone

/** A day in the zone of the portal whose page this is, wherever its reader is. */
export const portalDate = (at: string, style: DateStyle = 'long'): string =>
  formatDate({ at, time_zone: pageTimeZone(), style })
