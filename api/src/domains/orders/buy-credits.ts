import type { Transaction } from '../../db/client.ts'
import { lockAccount } from '../credits/credit-account.ts'
import { moveCredits } from '../credits/move-credits.ts'

/** Paid credits enter the ledger: from the outside world into the buyer's account (OP-66). */
export async function buyCredits(
  db: Transaction,
  {
    course_id,
    user_id,
    amount,
    order_line_id,
  }: { course_id: number; user_id: number; amount: number; order_line_id: number },
): Promise<void> {
  // The buyer's account is locked before the outside one, everywhere: so opposite movements wait and never deadlock.
  const to = await lockAccount(db, { kind: 'manager', course_id, user_id })
  const from = await lockAccount(db, { kind: 'purchase', course_id, user_id })
  await moveCredits(db, { from, to, amount, reason: { move: 'purchased', order_line_id, actor_id: user_id } })
}
