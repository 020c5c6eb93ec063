import { and, asc, eq, isNull } from 'drizzle-orm'
import type { list_licenses } from '@portico/shared/contract/proof-accreditation.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { Transaction } from '../../db/client.ts'
import { courses } from '../../db/tables/courses.ts'
import { enrollments } from '../../db/tables/learning.ts'
import { agencies } from '../../db/tables/lists.ts'
import { accreditations, licenses } from '../../db/tables/proof.ts'

/** A person's licenses, and which agencies of their courses ask for one, each with why. */
export async function ownLicenses(db: Transaction, user_id: number): Promise<Data<typeof list_licenses>> {
  const held = await db.select().from(licenses).where(eq(licenses.user_id, user_id)).orderBy(asc(licenses.id))
  const asked_by = await db
    .selectDistinct({ agency: agencies.title, course: courses.title, purpose: agencies.license_purpose })
    .from(enrollments)
    .innerJoin(accreditations, eq(accreditations.course_id, enrollments.course_id))
    .innerJoin(agencies, eq(agencies.id, accreditations.agency_id))
    .innerJoin(courses, eq(courses.id, enrollments.course_id))
    .where(and(eq(enrollments.user_id, user_id), isNull(enrollments.ended_at), eq(agencies.asks_license, true)))
    .limit(100)
  return {
    licenses: held.map(({ profession, state, number, deadline }) => ({ profession, state, number, deadline })),
    asked_by,
  }
}
