import { formatDate } from '@portico/shared/rules/dates/format-date.ts'

/** The day of an instant on the portal's calendar, as 2026-11-22. */
export const portalDay = (at: Date, time_zone: string): string => formatDate({ at, time_zone, style: 'iso' })
