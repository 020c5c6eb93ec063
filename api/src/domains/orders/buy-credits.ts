import type { Transaction } from '../../db/client.ts'
import { lockAccount, moveCredits } from '../credits/door.ts'

/** Moves paid credits in the ledger from the outside account to the buyer's account (OP-66). */
export async function buyCredits(
  db: Transaction,
  {
    course_id,
    user_id,
    amount,
    order_line_id,
  }: { course_id: number; user_id: number; amount: number; order_line_id: number },
): Promise<void> {
  // Always lock the buyer's account before the outside one, to avoid deadlocks between opposite movements.
  const to = await lockAccount(db, { kind: 'manager', course_id, user_id })
  const from = await lockAccount(db, { kind: 'purchase', course_id, user_id })
  await moveCredits(db, { from, to, amount, reason: { move: 'purchased', order_line_id, actor_id: user_id } })
}
