import { and, eq, sql, type SQL } from 'drizzle-orm'
import { limitedOnceAssigned } from '@portico/shared/access/limited-once-assigned.ts'
import { may } from '@portico/shared/access/may.ts'
import { teachesOnly } from '@portico/shared/access/teaches-only.ts'
import type { Transaction } from '../db/client.ts'
import { courseInstructors } from '../db/tables/courses.ts'
import type { Actor } from '../kernel/context.ts'
import { fail } from '../kernel/fail.ts'

type Asked = { actor: Pick<Actor, 'id' | 'role'>; course_id: number }

/**
 * Instructors reach what learners did in the courses that they teach. Course admins and editors who teach or manage courses reach those
 * alone, and everybody else whom the table lets reach any reaches all.
 */
export async function teachesOrMore(db: Transaction, { actor, course_id }: Asked): Promise<boolean> {
  if (limitedOnceAssigned(actor.role)) {
    const [found] = await db.execute<{ is_reached: boolean }>(
      sql`select ${assignedOrFree(actor.id, sql`${course_id}`)} as is_reached`,
    )
    return found?.is_reached === true
  }
  if (!teachesOnly(actor.role)) return true
  const [own] = await db
    .select({ id: courseInstructors.user_id })
    .from(courseInstructors)
    .where(and(eq(courseInstructors.course_id, course_id), eq(courseInstructors.user_id, actor.id)))
  return own !== undefined
}

/** The same for calls that are no reading of learners by themselves: whether the table lets the role read any at all, too. */
export async function readsLearners(db: Transaction, asked: Asked): Promise<boolean> {
  return may({ roles: [asked.actor.role], action: 'learning.read_others' }) && (await teachesOrMore(db, asked))
}

/** A course that somebody else teaches is answered like one that is not there. */
export async function refuseUntaught(db: Transaction, asked: Asked): Promise<void> {
  if (!(await teachesOrMore(db, asked))) fail('general.not_found')
}

/** The same of many rows: a condition on the course that `course_id` names. */
export const inTaughtCourses = ({ id, role }: Pick<Actor, 'id' | 'role'>, course_id: SQL): SQL =>
  teachesOnly(role)
    ? sql`exists (select from course_instructors taught where taught.course_id = ${course_id} and taught.user_id = ${id})`
    : limitedOnceAssigned(role)
      ? assignedOrFree(id, course_id)
      : sql`true`

const assignments = (user_id: number): SQL => sql`(select course_id from course_instructors where user_id = ${user_id}
  union all select course_id from course_managers where user_id = ${user_id})`
const assignedOrFree = (user_id: number, course_id: SQL): SQL =>
  sql`(${course_id} in ${assignments(user_id)} or not exists ${assignments(user_id)})`

/** Whether the actor teaches or manages courses, and therefore reaches those alone. */
export async function isLimited(db: Transaction, { id, role }: Pick<Actor, 'id' | 'role'>): Promise<boolean> {
  if (teachesOnly(role)) return true
  if (!limitedOnceAssigned(role)) return false
  const [found] = await db.execute(sql`select from ${assignments(id)} as assigned limit 1`)
  return found !== undefined
}
