import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { TranscriptCredit, TranscriptEntry } from '@portico/shared/contract/credentials/proof-transcript.ts'
import { deliveryModes } from '@portico/shared/states/credentials/delivery-mode.ts'
import { trainingRecordStatus } from '@portico/shared/states/credentials/training-record.ts'
import type { Transaction } from '../../../db/client.ts'
import { courses } from '../../courses/tables.ts'
import { certificates, accreditations, trainingRecords } from '../tables.ts'
import { enrollments } from '../../learning/tables.ts'
import { agencies } from '../../lists/tables.ts'
import { countsForAgency, statesOf } from './accredited-on.ts'
import { seatTimeWaits } from './seat-time-waits.ts'
import { completedOn, validOn } from './valid-on.ts'

type CreditsInput = { user_id: number; time_zone: string; provider: string }

/** Returns everything a person completed on this portal or elsewhere, newest first; used by transcripts and planners. */
export async function creditsOf(db: Transaction, wish: CreditsInput): Promise<TranscriptEntry[]> {
  const all = [...(await coursesOf(db, wish)), ...(await recordsOf(db, wish.user_id))]
  return all.toSorted((one, other) => other.completed_on.localeCompare(one.completed_on))
}

async function coursesOf(db: Transaction, { user_id, time_zone, provider }: CreditsInput): Promise<TranscriptEntry[]> {
  const day = completedOn(time_zone)
  const done = await db
    .select({
      id: enrollments.id,
      course_id: enrollments.course_id,
      title: courses.title,
      completed_on: day,
      certificate: certificates.serial,
    })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.course_id))
    .leftJoin(certificates, and(eq(certificates.enrollment_id, enrollments.id), isNull(certificates.revoked_at)))
    .where(and(eq(enrollments.user_id, user_id), isNotNull(enrollments.finished_at)))
    .orderBy(asc(enrollments.id))
    .limit(2000)
  const ids = done.map(({ id }) => id)
  const accredited =
    ids.length === 0
      ? []
      : await db
          .select({ enrollment_id: enrollments.id, row: accreditations, agency: agencies.title })
          .from(enrollments)
          .innerJoin(accreditations, eq(accreditations.course_id, enrollments.course_id))
          .innerJoin(agencies, eq(agencies.id, accreditations.agency_id))
          .where(and(inArray(enrollments.id, ids), validOn(day), countsForAgency(enrollments.id)))
          .orderBy(asc(agencies.title), asc(accreditations.id))
  const waits = await seatTimeWaits(db, { enrollment_ids: ids, time_zone })
  const states = await statesOf(db, [...new Set(accredited.map(({ row }) => row.agency_id))])
  return done.map((one) => ({
    kind: 'course' as const,
    ...one,
    provider,
    waits_for: waits.get(one.id) ?? null,
    credits: accredited
      .filter(({ enrollment_id }) => enrollment_id === one.id && !waits.has(one.id))
      .map(({ row, agency }) => ({
        agency,
        states: states.get(row.agency_id) ?? [],
        provider_number: row.provider_number,
        approval_number: row.approval_number,
        hours: row.hours,
        delivery_modes: deliveryModes.filter((mode) => row.delivery_modes.includes(mode)),
      })),
  }))
}

async function recordsOf(db: Transaction, user_id: number): Promise<TranscriptEntry[]> {
  const rows = await db
    .select({ row: trainingRecords, named: agencies.title })
    .from(trainingRecords)
    .leftJoin(agencies, eq(agencies.id, trainingRecords.agency_id))
    .where(and(eq(trainingRecords.user_id, user_id), eq(trainingRecords.status, trainingRecordStatus.accepted)))
    .orderBy(asc(trainingRecords.id))
    .limit(2000)
  const states = await statesOf(db, [...new Set(rows.flatMap(({ row }) => row.agency_id ?? []))])
  return rows.map(({ row, named }) => ({
    kind: 'record' as const,
    id: row.id,
    course_id: null,
    title: row.title,
    provider: row.provider,
    completed_on: row.completed_on,
    certificate: null,
    waits_for: null,
    credits: [
      creditOf({ agency: named ?? row.agency, states: states.get(row.agency_id ?? 0) ?? [], hours: row.hours }),
    ],
  }))
}

const creditOf = (known: Pick<TranscriptCredit, 'agency' | 'states' | 'hours'>): TranscriptCredit => ({
  ...known,
  provider_number: '',
  approval_number: '',
  delivery_modes: [],
})
