import type { Transaction } from '../../db/client.ts'
import { lockAccount, outsideOfPortal, portalPool, moveCredits } from '../credits/door.ts'

/** Puts the credits of a plan into the portal's pool; those that were there stay (CRD-010, CRD-011). */
export async function givePlanCredits(
  db: Transaction,
  { amount, actor_id }: { amount: number; actor_id: number | null },
): Promise<void> {
  if (amount === 0) return
  // The pool first, as everywhere: whoever waits for it waits for nothing else.
  const pool = await lockAccount(db, portalPool)
  const outside = await lockAccount(db, outsideOfPortal)
  const reason = { move: 'given', order_line_id: null, actor_id } as const
  await moveCredits(db, { from: outside, to: pool, amount, reason, target: 'Subscription' })
}
