import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { list_licenses } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { matchingLicense } from '@portico/shared/rules/credentials/accreditation/matching-license.ts'
import type { Transaction } from '../../../../db/client.ts'
import { courses } from '../../../courses/tables.ts'
import { enrollments } from '../../../learning/tables.ts'
import { agencies } from '../../../lists/tables.ts'
import { accreditations } from '../../tables.ts'
import { statesOf } from '../../proof/accredited-on.ts'
import { licensesOf } from '../../proof/licenses-of.ts'
import { validOn } from '../../proof/valid-on.ts'

type LicenseInput = { user_id: number; now: Date; time_zone: string; related_id?: number | undefined }

/** Returns a person's licenses and the agencies that require one: those that accredit one of their courses on its completion day, or today. */
export async function ownLicenses(
  db: Transaction,
  { user_id, now, time_zone, related_id }: LicenseInput,
): Promise<Data<typeof list_licenses>> {
  const held = (await licensesOf(db, [user_id])).get(user_id) ?? []
  const at = sql`coalesce(${enrollments.finished_at}, ${now.toISOString()}::timestamptz)`
  const asking = await db
    .selectDistinct({
      related_id: enrollments.id,
      agency_id: agencies.id,
      agency: agencies.title,
      course: courses.title,
      purpose: agencies.license_purpose,
    })
    .from(enrollments)
    .innerJoin(accreditations, eq(accreditations.course_id, enrollments.course_id))
    .innerJoin(agencies, eq(agencies.id, accreditations.agency_id))
    .innerJoin(courses, eq(courses.id, enrollments.course_id))
    .where(
      and(
        eq(enrollments.user_id, user_id),
        related_id === undefined ? undefined : eq(enrollments.id, related_id),
        isNull(enrollments.ended_at),
        eq(agencies.asks_license, true),
        validOn(sql`${at} at time zone ${time_zone}`),
      ),
    )
    .orderBy(asc(enrollments.id), asc(agencies.title))
    .limit(300)
  const codes = await statesOf(db, [...new Set(asking.map(({ agency_id }) => agency_id))])
  return {
    licenses: held.map(({ profession, state, number, deadline }) => ({ profession, state, number, deadline })),
    asked_by: asking.map(({ agency_id, ...one }) => {
      const states = codes.get(agency_id) ?? []
      return { ...one, states, is_met: matchingLicense(held, states) !== null }
    }),
  }
}
