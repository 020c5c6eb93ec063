import { inArray } from 'drizzle-orm'
import type { RegradeChange } from '@portico/shared/contract/exams-staff.ts'
import type { Transaction } from '../../db/client.ts'
import { enrollments } from '../../db/tables/learning.ts'
import type { Raised } from './regrade-changes.ts'
import { namesOf } from './show-learner-exam.ts'

/** Who gets a better result, from what to what. */
export async function shownChanges(db: Transaction, all: readonly Raised[]): Promise<RegradeChange[]> {
  if (all.length === 0) return []
  const ids = [...new Set(all.map(({ one }) => one.enrollment_id))]
  const rows = await db
    .select({ id: enrollments.id, user_id: enrollments.user_id })
    .from(enrollments)
    .where(inArray(enrollments.id, ids))
  const users = new Map(rows.map(({ id, user_id }) => [id, user_id]))
  const names = await namesOf(db, [...users.values()])
  return all.map(({ one, raised }) => {
    const user_id = users.get(one.enrollment_id) ?? 0
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
}
