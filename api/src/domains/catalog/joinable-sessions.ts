import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import type { Actor } from '../../kernel/context.ts'
import { enrollments } from '../learning/tables.ts'
import { sessionCourses } from './session-courses.ts'

type Session = { id: number; course_id: number | null }

/**
 * Returns the ids of the sessions that a person may join online: those whose course they are enrolled in on the visited portal, and those without a
 * course, which are for everyone who is signed in.
 */
export async function joinableSessions(
  db: Transaction,
  {
    sessions,
    actor,
    ...at
  }: { sessions: readonly Session[]; actor: Pick<Actor, 'id'>; core_portal_id: number; is_core: boolean },
): Promise<ReadonlySet<number>> {
  const courses = await sessionCourses(db, { ...at, core_ids: sessions.flatMap(({ course_id }) => course_id ?? []) })
  const ids = [...courses.values()].map(({ id }) => id)
  const enrolled = new Set(
    (ids.length === 0
      ? []
      : await db
          .select({ course_id: enrollments.course_id })
          .from(enrollments)
          .where(
            and(
              eq(enrollments.user_id, actor.id),
              inArray(enrollments.course_id, ids),
              isNull(enrollments.ended_at),
              isNull(enrollments.paused_at),
            ),
          )
    ).map(({ course_id }) => course_id),
  )
  const mayJoin = ({ course_id }: Session) => {
    if (course_id === null) return true
    const course = courses.get(course_id)
    return course !== undefined && enrolled.has(course.id)
  }
  return new Set(sessions.filter(mayJoin).map(({ id }) => id))
}
