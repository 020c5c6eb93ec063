import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { seatTimeLeft, type SeatTimeWait } from '@portico/shared/rules/credentials/certificates/seat-time-left.ts'
import type { Transaction } from '../../../db/client.ts'
import { enrollments, seatTimes } from '../../learning/tables.ts'
import { agencies } from '../../lists/tables.ts'
import { accreditations, certificates } from '../tables.ts'
import { countsForAgency } from './accredited-on.ts'
import { completedOn, validOn } from './valid-on.ts'

type Seat = { required_minutes: number; seat_ms: number }

type Asked = {
  enrollment_ids: readonly number[]
  time_zone: string
  /** the day whose accreditations apply to enrollments that are not completed; without it, those are left out */
  unfinished_on?: string
}

/** Returns, for enrollments with a minimum time and without a valid certificate, the longest minimum on the day of completion and the time that was counted. */
export async function seatTimesRequired(
  db: Transaction,
  { enrollment_ids, time_zone, unfinished_on }: Asked,
): Promise<Map<number, Seat>> {
  if (enrollment_ids.length === 0) return new Map()
  const issued = db
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(eq(certificates.enrollment_id, enrollments.id), isNull(certificates.revoked_at)))
  const rows = await db
    .select({
      id: enrollments.id,
      required_minutes: sql<number>`max(${accreditations.minimum_minutes})::integer`,
      seat_ms: sql<string>`(select coalesce(sum(t.active_ms + t.offline_ms), 0) from ${seatTimes} t where t.enrollment_id = ${enrollments.id})`,
    })
    .from(enrollments)
    .innerJoin(accreditations, eq(accreditations.course_id, enrollments.course_id))
    .innerJoin(agencies, eq(agencies.id, accreditations.agency_id))
    .where(
      and(
        inArray(enrollments.id, [...enrollment_ids]),
        unfinished_on === undefined ? isNotNull(enrollments.finished_at) : undefined,
        isNotNull(accreditations.minimum_minutes),
        validOn(
          unfinished_on === undefined
            ? completedOn(time_zone)
            : sql`coalesce(${completedOn(time_zone)}, ${unfinished_on}::text)`,
        ),
        countsForAgency(enrollments.id),
        notExists(issued),
      ),
    )
    .groupBy(enrollments.portal_id, enrollments.id)
  return new Map(rows.map(({ id, required_minutes, seat_ms }) => [id, { required_minutes, seat_ms: Number(seat_ms) }]))
}

/** Returns the completed enrollments whose certificate still waits for seat time. */
export async function seatTimeWaits(
  db: Transaction,
  input: Pick<Asked, 'enrollment_ids' | 'time_zone'>,
): Promise<Map<number, SeatTimeWait>> {
  const waits = new Map<number, SeatTimeWait>()
  for (const [id, seat] of await seatTimesRequired(db, input)) {
    const wait = seatTimeLeft(seat)
    if (wait) waits.set(id, wait)
  }
  return waits
}
