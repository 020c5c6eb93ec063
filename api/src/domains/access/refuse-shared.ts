import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courses } from '../courses/tables.ts'
import { fail } from '../../kernel/fail.ts'

/** A course of another portal is edited there. */
export function refuseShared({ share_id }: { share_id: number | null }): void {
  if (share_id !== null) fail('courses.shared_content')
}

export async function refuseSharedCourse(db: Transaction, course_id: number): Promise<void> {
  const [course] = await db.select({ share_id: courses.share_id }).from(courses).where(eq(courses.id, course_id))
  if (course) refuseShared(course)
}
