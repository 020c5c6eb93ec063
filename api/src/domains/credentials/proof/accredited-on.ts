import { and, asc, type Column, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Accredited } from '@portico/shared/rules/credentials/accreditation/accredited.ts'
import { deliveryModes } from '@portico/shared/states/credentials/delivery-mode.ts'
import type { Transaction } from '../../../db/client.ts'
import { agencies, agencyStates, states } from '../../lists/tables.ts'
import { accreditations } from '../tables.ts'
import { validOn } from './valid-on.ts'

/** `states`: codes of the agency's states; empty if it has none. */
export type AccreditedBy = Accredited & { agency_id: number; asks_license: boolean; states: string[] }

/**
 * Returns a course's accreditations on a day in the portal's calendar and, if given, for one completion of it. Certificates and previews both read
 * through this.
 */
export async function accreditedOn(
  db: Transaction,
  { course_id, day, enrollment_id = null }: { course_id: number; day: string; enrollment_id?: number | null },
): Promise<AccreditedBy[]> {
  const rows = await db
    .select({ accredited: accreditations, agency: agencies.title, asks_license: agencies.asks_license })
    .from(accreditations)
    .innerJoin(agencies, eq(agencies.id, accreditations.agency_id))
    .where(
      and(
        eq(accreditations.course_id, course_id),
        validOn(day),
        enrollment_id === null ? undefined : countsForAgency(enrollment_id),
      ),
    )
    .orderBy(asc(agencies.title), asc(accreditations.id))
  const codes = await statesOf(
    db,
    rows.map(({ accredited }) => accredited.agency_id),
  )
  return rows.map(({ accredited, agency, asks_license }) => ({
    agency_id: accredited.agency_id,
    agency,
    asks_license,
    states: codes.get(accredited.agency_id) ?? [],
    provider_number: accredited.provider_number,
    approval_number: accredited.approval_number,
    hours: accredited.hours,
    delivery_modes: deliveryModes.filter((mode) => accredited.delivery_modes.includes(mode)),
  }))
}

/** Returns the state codes of each of these agencies. */
export async function statesOf(db: Transaction, agency_ids: readonly number[]): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>()
  if (agency_ids.length === 0) return found
  const rows = await db
    .select({ agency_id: agencyStates.agency_id, code: states.code })
    .from(agencyStates)
    .innerJoin(states, eq(states.id, agencyStates.state_id))
    .where(inArray(agencyStates.agency_id, [...agency_ids]))
    .orderBy(asc(states.code))
  for (const { agency_id, code } of rows) found.set(agency_id, [...(found.get(agency_id) ?? []), code])
  return found
}

/** Condition for a completion to count: always, unless staff marked it and the agency excludes such completions (LRN-032). */
export const countsForAgency = (enrollment: Column | number): SQL =>
  sql`(not ${agencies.excludes_staff_completions} or not exists (select 1 from staff_completions where enrollment_id = ${enrollment}))`
