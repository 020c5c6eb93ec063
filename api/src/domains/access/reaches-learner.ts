import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { curators, enrollments } from '../learning/tables.ts'
import { fail } from '../../kernel/fail.ts'
import { reachesCourse, type WithReach } from './course-reach.ts'

type Asked = { actor: WithReach; enrollment: { id: number; course_id: number } }

/** Whoever reaches the learners of a course reads what one of them did, and so does the curator of that one enrollment until it ends (BLD-037). */
export async function reachesLearner(db: Transaction, { actor, enrollment }: Asked): Promise<boolean> {
  if (await reachesCourse(db, { actor, course_id: enrollment.course_id })) return true
  const [curated] = await db
    .select({ id: curators.enrollment_id })
    .from(curators)
    .innerJoin(enrollments, eq(enrollments.id, curators.enrollment_id))
    .where(and(eq(curators.enrollment_id, enrollment.id), eq(curators.user_id, actor.id), isNull(enrollments.ended_at)))
  return curated !== undefined
}

/** Everybody else's learner is answered like one who is not there. */
export async function refuseBeyondReach(db: Transaction, asked: Asked): Promise<void> {
  if (!(await reachesLearner(db, asked))) fail('general.not_found')
}
