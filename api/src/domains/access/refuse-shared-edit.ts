import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courses } from '../courses/tables.ts'
import { fail } from '../../kernel/fail.ts'

/** Refuses edits of a course shared by another portal; only its owner edits it. */
export function refuseSharedEdit({ share_id }: { share_id: number | null }): void {
  if (share_id !== null) fail('courses.shared_content')
}

export async function refuseSharedCourseEdit(db: Transaction, course_id: number): Promise<void> {
  const [course] = await db.select({ share_id: courses.share_id }).from(courses).where(eq(courses.id, course_id))
  if (course) refuseSharedEdit(course)
}
