import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { curators, enrollments } from '../learning/tables.ts'
import { fail } from '../../kernel/fail.ts'
import { reachesCourse, type WithReach } from './course-reach.ts'

type LearnerReachInput = { actor: WithReach; enrollment: { id: number; course_id: number } }

/**
 * Whether the caller may read this learner's work: the course is within the caller's reach, or the caller curates this one enrollment and it has not
 * ended (BLD-037).
 */
export async function reachesLearner(db: Transaction, { actor, enrollment }: LearnerReachInput): Promise<boolean> {
  if (await reachesCourse(db, { actor, course_id: enrollment.course_id })) return true
  const [curated] = await db
    .select({ id: curators.enrollment_id })
    .from(curators)
    .innerJoin(enrollments, eq(enrollments.id, curators.enrollment_id))
    .where(and(eq(curators.enrollment_id, enrollment.id), eq(curators.user_id, actor.id), isNull(enrollments.ended_at)))
  return curated !== undefined
}

/** Answers 404 for a learner outside the caller's reach, as if they did not exist. */
export async function requireLearnerReach(db: Transaction, asked: LearnerReachInput): Promise<void> {
  if (!(await reachesLearner(db, asked))) fail('general.not_found')
}
