import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import type { Actor } from '../../kernel/context.ts'
import { enrollments } from '../learning/tables.ts'
import { sessionCourses } from './session-courses.ts'

type Session = { id: number; course_id: number | null }
type Asked = { actor: Pick<Actor, 'id'>; core_portal_id: number; is_core: boolean }
/** Why a person may take part: the session's course on the visited portal with the enrollments in it, or neither where it is for everyone. */
export type Joinable = {
  course: { id: number; slug: string; title: string } | null
  enrollment_ids: readonly number[]
}

/**
 * Returns, by id, the sessions that a person may join and reserve: those whose course they are enrolled in on the visited portal, and those without a
 * course, which are for everyone who is signed in.
 */
export async function joinableSessions(
  db: Transaction,
  { sessions, actor, ...at }: Asked & { sessions: readonly Session[] },
): Promise<ReadonlyMap<number, Joinable>> {
  const courses = await sessionCourses(db, { ...at, core_ids: sessions.flatMap(({ course_id }) => course_id ?? []) })
  const enrolled = await ownEnrollments(db, { actor, course_ids: [...courses.values()].map(({ id }) => id) })
  const joinable = (course_id: number | null): Joinable | null => {
    if (course_id === null) return { course: null, enrollment_ids: [] }
    const course = courses.get(course_id)
    const enrollment_ids = course ? enrolled.get(course.id) : undefined
    return course && enrollment_ids ? { course, enrollment_ids } : null
  }
  return new Map(
    sessions.flatMap(({ id, course_id }): [number, Joinable][] => {
      const found = joinable(course_id)
      return found ? [[id, found]] : []
    }),
  )
}

/** Returns a person's running enrollments in these courses, by course, the newest last. */
async function ownEnrollments(
  db: Transaction,
  { actor, course_ids }: Pick<Asked, 'actor'> & { course_ids: readonly number[] },
): Promise<ReadonlyMap<number, number[]>> {
  if (course_ids.length === 0) return new Map()
  const rows = await db
    .select({ id: enrollments.id, course_id: enrollments.course_id })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.user_id, actor.id),
        inArray(enrollments.course_id, [...course_ids]),
        isNull(enrollments.ended_at),
        isNull(enrollments.paused_at),
      ),
    )
    .orderBy(asc(enrollments.id))
  const byCourse = Map.groupBy(rows, ({ course_id }) => course_id)
  return new Map([...byCourse].map(([course_id, of]) => [course_id, of.map(({ id }) => id)]))
}
