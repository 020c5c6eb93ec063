import { formatDate } from '@portico/shared/rules/dates/format-date.ts'

/** A day in the viewer's own zone. */
export const localDate = (at: string): string => formatDate({ at: new Date(at), time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
