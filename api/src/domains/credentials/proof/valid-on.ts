import { and, isNull, or, sql, type SQL } from 'drizzle-orm'
import { enrollments } from '../../learning/tables.ts'
import { accreditations } from '../tables.ts'

/** Condition for an accreditation to be valid on a day of the portal such as 2026-11-22, first and last day included. */
export const validOn = (day: SQL | string): SQL | undefined =>
  and(
    or(isNull(accreditations.valid_from), sql`${accreditations.valid_from} <= (${day})::date`),
    or(isNull(accreditations.valid_to), sql`${accreditations.valid_to} >= (${day})::date`),
  )

/** The day on which an enrollment was completed in the portal's calendar, such as 2026-11-22. */
export const completedOn = (time_zone: string): SQL<string> =>
  sql<string>`to_char(${enrollments.finished_at} at time zone ${time_zone}, 'YYYY-MM-DD')`
