import { and, inArray, sql } from 'drizzle-orm'
import type { RegradeChange } from '@portico/shared/contract/exams/exams-staff.ts'
import type { Transaction } from '../../../../db/client.ts'
import { enrollments } from '../../../learning/tables.ts'
import { isCourseInReach, type WithReach } from '../../../access/door.ts'
import type { Raised } from '../../regrade/regrade-changes.ts'
import { namesOf } from './show-learner-exam.ts'

type VisibleChanges = { changed: RegradeChange[]; elsewhere: number }

/** Lists learners whose result improves, with old and new values. Learners outside the caller's reach are only counted. */
export async function visibleChanges(
  db: Transaction,
  { actor, raisable: all }: { actor: WithReach; raisable: readonly Raised[] },
): Promise<VisibleChanges> {
  if (all.length === 0) return { changed: [], elsewhere: 0 }
  const ids = [...new Set(all.map(({ one }) => one.enrollment_id))]
  const rows = await db
    .select({ id: enrollments.id, user_id: enrollments.user_id })
    .from(enrollments)
    .where(and(inArray(enrollments.id, ids), isCourseInReach(actor, sql`${enrollments.course_id}`)))
  const users = new Map(rows.map(({ id, user_id }) => [id, user_id]))
  const names = await namesOf(db, [...users.values()])
  const changed = all.flatMap(({ one, raised }) => {
    const user_id = users.get(one.enrollment_id)
    if (user_id === undefined) return []
    return {
      related_id: one.enrollment_id,
      user_id,
      name: names.get(user_id) ?? '',
      attempts: one.attempts,
      score_before: one.score,
      score_after: raised.score,
      status_before: one.status,
      status_after: raised.status,
    }
  })
  return { changed, elsewhere: all.length - changed.length }
}
