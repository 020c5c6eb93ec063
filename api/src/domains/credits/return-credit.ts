import type { Transaction } from '../../db/client.ts'
import type { enrollments } from '../learning/tables.ts'
import { lockAccount, type Account } from './credit-account.ts'
import { moveCredits } from './move-credits.ts'

/** Returns the credit of an enrollment that was never started to its source account, which the caller has locked; false if it has no credit left. */
export async function returnCredit(
  db: Transaction,
  { enrollment, to, actor_id }: { enrollment: typeof enrollments.$inferSelect; to: Account; actor_id: number },
): Promise<boolean> {
  const { course_id, user_id, id: enrollment_id, order_line_id } = enrollment
  const from = await lockAccount(db, { kind: 'learner', course_id, user_id, enrollment_id })
  if (from.balance < 1) return false
  const reason = { move: 'returned', order_line_id, actor_id } as const
  await moveCredits(db, { from, to, amount: from.balance, reason })
  return true
}
