import { sql, type SQL } from 'drizzle-orm'
import { isLimitedToCourses, teachesOnly } from '@portico/shared/access/is-limited-to-courses.ts'
import { may } from '@portico/shared/access/may.ts'
import type { Transaction } from '../../db/client.ts'
import type { Actor } from '../../kernel/context.ts'
import { fail } from '../../kernel/fail.ts'

export type WithReach = Pick<Actor, 'id' | 'role' | 'is_limited_to_courses'>
type CourseReachInput = { actor: WithReach; course_id: number }

/**
 * Checks whether a course is within the caller's reach. Instructors reach the courses they teach; course admins and editors limited to courses reach
 * those they teach or manage; every other role with the right reaches all courses.
 */
export async function reachesCourse(db: Transaction, { actor, course_id }: CourseReachInput): Promise<boolean> {
  if (!isLimitedToCourses(actor)) return true
  const [found] = await db.execute(sql`select where ${isCourseInReach(actor, sql`${course_id}`)}`)
  return found !== undefined
}

/** Like `reachesCourse`, and also checks that the role may read learners at all. */
export async function readsLearners(db: Transaction, asked: CourseReachInput): Promise<boolean> {
  return may({ roles: [asked.actor.role], action: 'learning.read_others' }) && (await reachesCourse(db, asked))
}

/** Answers 404 for a course outside the caller's reach, as if it did not exist. */
export async function requireCourseReach(db: Transaction, asked: CourseReachInput): Promise<void> {
  if (!(await reachesCourse(db, asked))) fail('general.not_found')
}

/** The same check as an SQL condition on `course_id`, for queries over many rows. */
export function isCourseInReach(actor: WithReach, course_id: SQL): SQL {
  if (!isLimitedToCourses(actor)) return sql`true`
  const taught = sql`exists (select from course_instructors taught where taught.course_id = ${course_id} and taught.user_id = ${actor.id})`
  if (teachesOnly(actor.role)) return taught
  return sql`(${taught} or exists (select from course_managers managed where managed.course_id = ${course_id} and managed.user_id = ${actor.id}))`
}
