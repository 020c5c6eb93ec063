import { and, isNull, or, sql, type SQL } from 'drizzle-orm'
import { enrollments } from '../../learning/tables.ts'
import { accreditations } from '../tables.ts'

/** Whether an accreditation holds on a day of the portal, as 2026-11-22: its first and last day included. */
export const validOn = (day: SQL | string): SQL | undefined =>
  and(
    or(isNull(accreditations.valid_from), sql`${accreditations.valid_from} <= (${day})::date`),
    or(isNull(accreditations.valid_to), sql`${accreditations.valid_to} >= (${day})::date`),
  )

/** The day of the portal on which an enrollment was completed, as 2026-11-22. */
export const completedOn = (time_zone: string): SQL<string> =>
  sql<string>`to_char(${enrollments.finished_at} at time zone ${time_zone}, 'YYYY-MM-DD')`
