import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { enrollments } from '../../tables.ts'
import type { Enrollment } from '../../own-enrollment.ts'
import { fail } from '../../../../kernel/fail.ts'

type EnrollmentKey = { course_id: number; related_id: number }
const of = ({ course_id, related_id }: EnrollmentKey) =>
  and(eq(enrollments.id, related_id), eq(enrollments.course_id, course_id), isNull(enrollments.ended_at))

/** Returns an enrollment of that course that has not ended. */
export async function runningEnrollment(db: Transaction, place: EnrollmentKey): Promise<Enrollment> {
  const [enrollment] = await db.select().from(enrollments).where(of(place))
  return enrollment ?? fail('general.not_found')
}

/** Same as `runningEnrollment`, but locks the row until the transaction ends. */
export async function lockedEnrollment(db: Transaction, place: EnrollmentKey): Promise<Enrollment> {
  const [enrollment] = await db.select().from(enrollments).where(of(place)).for('update')
  return enrollment ?? fail('general.not_found')
}
