import { and, eq, sql, type SQL } from 'drizzle-orm'
import { may } from '@portico/shared/access/may.ts'
import { teachesOnly } from '@portico/shared/access/teaches-only.ts'
import type { Transaction } from '../db/client.ts'
import { courseInstructors } from '../db/tables/courses.ts'
import type { Actor } from '../kernel/context.ts'
import { fail } from '../kernel/fail.ts'

type Asked = { actor: Pick<Actor, 'id' | 'role'>; course_id: number }

/** Instructors reach what learners did in the courses that they teach, other roles that may reach it in all. */
export async function teachesOrMore(db: Transaction, { actor, course_id }: Asked): Promise<boolean> {
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
    : sql`true`
