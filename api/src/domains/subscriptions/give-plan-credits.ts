import type { Transaction } from '../../db/client.ts'
import { lockAccount, outsideOfPortal, portalPool, moveCredits } from '../credits/door.ts'

/** Adds a plan's credits to the portal's pool; existing credits stay (CRD-010, CRD-011). */
export async function givePlanCredits(
  db: Transaction,
  { amount, actor_id }: { amount: number; actor_id: number | null },
): Promise<void> {
  if (amount === 0) return
  // Lock the pool first, as everywhere else, to avoid deadlocks.
  const pool = await lockAccount(db, portalPool)
  const outside = await lockAccount(db, outsideOfPortal)
  const reason = { move: 'given', order_line_id: null, actor_id } as const
  await moveCredits(db, { from: outside, to: pool, amount, reason, target: 'Subscription' })
}
