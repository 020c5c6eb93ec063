import { formatDate } from '@portico/shared/rules/dates/format-date.ts'

/** Returns the day of an instant in the portal's calendar, such as 2026-11-22. */
export const portalDay = (at: Date, time_zone: string): string => formatDate({ at, time_zone, style: 'iso' })
