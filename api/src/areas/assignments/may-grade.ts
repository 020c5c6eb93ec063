import { and, eq, sql, type SQL } from 'drizzle-orm'
import { may } from '@portico/shared/access/may.ts'
import type { Transaction } from '../../db/client.ts'
import { courseInstructors } from '../../db/tables/courses.ts'
import type { Actor } from '../../kernel/context.ts'

/** Instructors grade in the courses that they teach, other roles that may grade in all. */
export const gradesOwnOnly = ({ role }: Pick<Actor, 'role'>): boolean => role === 'instructor'

export async function mayGrade(db: Transaction, { actor, course_id }: { actor: Actor; course_id: number }) {
  if (!may({ roles: [actor.role], action: 'assignments.grade' })) return false
  if (!gradesOwnOnly(actor)) return true
  const [own] = await db
    .select({ id: courseInstructors.user_id })
    .from(courseInstructors)
    .where(and(eq(courseInstructors.course_id, course_id), eq(courseInstructors.user_id, actor.id)))
  return own !== undefined
}

/** Of enrollments `n`: those in courses that the caller may grade. */
export const inGradedCourses = (actor: Actor): SQL =>
  gradesOwnOnly(actor)
    ? sql`and exists (select 1 from course_instructors c where c.course_id = n.course_id and c.user_id = ${actor.id})`
    : sql``
