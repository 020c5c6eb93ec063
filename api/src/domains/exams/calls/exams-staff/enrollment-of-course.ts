import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { enrollments } from '../../../learning/tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Enrollment } from '../../../learning/door.ts'

const of = ({ course_id, related_id }: { course_id: number; related_id: number }) =>
  and(eq(enrollments.id, related_id), eq(enrollments.course_id, course_id))

/** Returns an enrollment if it belongs to this course. */
export async function enrollmentOfCourse(
  db: Transaction,
  place: { course_id: number; related_id: number },
): Promise<Enrollment> {
  const [enrollment] = await db.select().from(enrollments).where(of(place))
  return enrollment ?? fail('general.not_found')
}

/** Same, locked until the transaction ends, so staff and learner act one at a time. */
export async function lockedEnrollment(
  db: Transaction,
  place: { course_id: number; related_id: number },
): Promise<Enrollment> {
  const [enrollment] = await db.select().from(enrollments).where(of(place)).for('update')
  return enrollment ?? fail('general.not_found')
}
