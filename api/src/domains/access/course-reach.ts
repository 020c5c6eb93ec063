import { sql, type SQL } from 'drizzle-orm'
import { isLimitedToCourses } from '@portico/shared/access/is-limited-to-courses.ts'
import { may } from '@portico/shared/access/may.ts'
import { teachesOnly } from '@portico/shared/access/teaches-only.ts'
import type { Transaction } from '../../db/client.ts'
import type { Actor } from '../../kernel/context.ts'
import { fail } from '../../kernel/fail.ts'

export type WithReach = Pick<Actor, 'id' | 'role' | 'is_limited_to_courses'>
type Asked = { actor: WithReach; course_id: number }

/**
 * Instructors reach what learners did in the courses that they teach. Course admins and editors who are limited to courses reach those that
 * they teach or manage, and everybody else whom the table lets reach any reaches all.
 */
export async function reachesCourse(db: Transaction, { actor, course_id }: Asked): Promise<boolean> {
  if (!isLimitedToCourses(actor)) return true
  const [found] = await db.execute(sql`select where ${inReachedCourses(actor, sql`${course_id}`)}`)
  return found !== undefined
}

/** Also checks that the role may read learners at all. */
export async function readsLearners(db: Transaction, asked: Asked): Promise<boolean> {
  return may({ roles: [asked.actor.role], action: 'learning.read_others' }) && (await reachesCourse(db, asked))
}

/** A course that somebody else teaches is answered like one that is not there. */
export async function refuseOutsideCourse(db: Transaction, asked: Asked): Promise<void> {
  if (!(await reachesCourse(db, asked))) fail('general.not_found')
}

/** The same of many rows: a condition on the course that `course_id` names. */
export function inReachedCourses(actor: WithReach, course_id: SQL): SQL {
  if (!isLimitedToCourses(actor)) return sql`true`
  const taught = sql`exists (select from course_instructors taught where taught.course_id = ${course_id} and taught.user_id = ${actor.id})`
  if (teachesOnly(actor.role)) return taught
  return sql`(${taught} or exists (select from course_managers managed where managed.course_id = ${course_id} and managed.user_id = ${actor.id}))`
}
