import { eq } from 'drizzle-orm'
import { creditMoves, type CreditMove, type CreditTarget } from '@portico/shared/states/credit-movement.ts'
import type { Transaction } from '../../db/client.ts'
import { creditMovements } from './tables.ts'
import type { Account } from './credit-account.ts'

export type Reason = {
  move: CreditMove
  order_line_id: number | null
  actor_id: number | null
  sent_as?: string
}

/** Makes one double entry (OP-71). The database stores both balances with it and rejects negative ones, except on `purchase` accounts. */
export async function moveCredits(
  db: Transaction,
  {
    from,
    to,
    amount,
    reason,
    target = 'Course',
  }: { from: Account; to: Account; amount: number; reason: Reason; target?: CreditTarget },
): Promise<void> {
  const { type, direction } = creditMoves[reason.move]
  await db
    .insert(creditMovements)
    .values({ from_account_id: from.id, to_account_id: to.id, amount, target, type, direction, ...reason })
}

/**
 * Whether credits were already moved with this idempotency key. Checked after the accounts are locked, so the second of two simultaneous requests
 * sees the first.
 */
export const wasSentBefore = async (db: Transaction, sent_as: string): Promise<boolean> =>
  (await db.$count(creditMovements, eq(creditMovements.sent_as, sent_as))) > 0
