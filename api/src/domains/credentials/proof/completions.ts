import { alias } from 'drizzle-orm/pg-core'
import { and, asc, eq, gte, isNotNull, isNull, lte } from 'drizzle-orm'
import { matchingLicense } from '@portico/shared/rules/credentials/accreditation/matching-license.ts'
import { inRosterOrder, type RosterRow } from '@portico/shared/rules/credentials/packets/roster-formats.ts'
import type { Transaction } from '../../../db/client.ts'
import { courses } from '../../courses/tables.ts'
import { certificates, accreditations } from '../tables.ts'
import { enrollments, staffCompletions } from '../../learning/tables.ts'
import { agencies } from '../../lists/tables.ts'
import { users } from '../../identity/tables.ts'
import { statesOf } from './accredited-on.ts'
import { licensesOf } from './licenses-of.ts'
import { seatTimeWaits } from './seat-time-waits.ts'
import { completedOn, validOn } from './valid-on.ts'

export type Period = { agency_id: number; from: string; to: string; time_zone: string }
export type Completion = {
  enrollment_id: number
  user_id: number
  certificate: typeof certificates.$inferSelect | null
  row: RosterRow
  /** the staff member who completed it, and why */
  by_staff: StaffCompletion | null
}
export type StaffCompletion = { name: string; reason: string; at: Date; items: number; items_total: number }

const staff = alias(users, 'staff')

/** Finds every completion that an agency accredits in a period. */
function accreditedIn(db: Transaction, { agency_id, from, to, time_zone }: Period) {
  const day = completedOn(time_zone)
  return db
    .selectDistinctOn([enrollments.id], {
      enrollment_id: enrollments.id,
      user_id: enrollments.user_id,
      first_name: users.first_name,
      last_name: users.last_name,
      course: courses.title,
      completed_on: day.as('completed_on'),
      accredited: accreditations,
      certificate: certificates,
      by_staff: staffCompletions,
      staff: { first_name: staff.first_name, last_name: staff.last_name },
      excludes: agencies.excludes_staff_completions,
    })
    .from(enrollments)
    .innerJoin(accreditations, eq(accreditations.course_id, enrollments.course_id))
    .innerJoin(courses, eq(courses.id, enrollments.course_id))
    .innerJoin(users, eq(users.id, enrollments.user_id))
    .innerJoin(agencies, eq(agencies.id, accreditations.agency_id))
    .leftJoin(staffCompletions, eq(staffCompletions.enrollment_id, enrollments.id))
    .leftJoin(staff, eq(staff.id, staffCompletions.completed_by))
    .leftJoin(certificates, and(eq(certificates.enrollment_id, enrollments.id), isNull(certificates.revoked_at)))
    .where(
      and(
        eq(accreditations.agency_id, agency_id),
        isNotNull(enrollments.finished_at),
        gte(day, from),
        lte(day, to),
        validOn(day),
      ),
    )
    .orderBy(asc(enrollments.id), asc(accreditations.id))
}

/** Returns every completion that an agency accredits in a period, by the completion day in the portal's time zone, in the order of rosters. */
export async function completionsOf(db: Transaction, period: Period): Promise<Completion[]> {
  const { agency_id, time_zone } = period
  const found = await accreditedIn(db, period)
  const held = await licensesOf(db, [...new Set(found.map(({ user_id }) => user_id))])
  const states = (await statesOf(db, [agency_id])).get(agency_id) ?? []
  const waits = await seatTimeWaits(db, { enrollment_ids: found.map(({ enrollment_id }) => enrollment_id), time_zone })
  const all = found.map(
    ({
      enrollment_id,
      user_id,
      accredited,
      certificate,
      by_staff,
      staff: marker,
      excludes,
      ...person
    }): Completion => ({
      enrollment_id,
      user_id,
      certificate,
      by_staff: by_staff && toStaffCompletion(by_staff, marker),
      row: {
        is_excluded: by_staff !== null && excludes,
        waits_for: waits.get(enrollment_id) ?? null,
        first_name: person.first_name,
        last_name: person.last_name,
        license: matchingLicense(held.get(user_id) ?? [], states),
        course: person.course,
        provider_number: accredited.provider_number,
        approval_number: accredited.approval_number,
        completed_on: person.completed_on,
        hours: accredited.hours,
        certificate: certificate?.serial ?? null,
      },
    }),
  )
  return all.toSorted((one, other) => inRosterOrder(one.row, other.row))
}

const toStaffCompletion = (
  { reason, completed_at, module_item_ids, items_total }: typeof staffCompletions.$inferSelect,
  who: { first_name: string; last_name: string } | null,
): StaffCompletion => ({
  name: `${who?.first_name ?? ''} ${who?.last_name ?? ''}`.trim(),
  reason,
  at: completed_at,
  items: module_item_ids.length,
  items_total,
})
