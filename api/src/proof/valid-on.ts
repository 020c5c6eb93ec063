import { and, isNull, or, sql, type SQL } from 'drizzle-orm'
import { accreditations } from '../db/tables/proof.ts'

/** Whether an accreditation holds on a day of the portal, as 2026-11-22: its first and last day included. */
export const validOn = (day: SQL | string): SQL | undefined =>
  and(
    or(isNull(accreditations.valid_from), sql`${accreditations.valid_from} <= (${day})::date`),
    or(isNull(accreditations.valid_to), sql`${accreditations.valid_to} >= (${day})::date`),
  )
