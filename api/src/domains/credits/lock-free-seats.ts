import type { Transaction } from '../../db/client.ts'
import { lockAccount } from './credit-account.ts'
import { fail } from '../../kernel/fail.ts'
import { freeSeats } from './free-seats.ts'

/**
 * Rejects if the line has fewer free seats than wanted. Keeps the buyer's account locked until the transaction ends, so all calls that give, reserve
 * or take seats run one at a time.
 */
export async function lockFreeSeats(
  db: Transaction,
  { line, buyer_id, wanted }: { line: { id: number; course_id: number }; buyer_id: number; wanted: number },
): Promise<void> {
  await lockAccount(db, { kind: 'manager', course_id: line.course_id, user_id: buyer_id })
  const free = await freeSeats(db, { line_ids: [line.id], buyer_id })
  if ((free.get(line.id) ?? 0) < wanted) fail('credits.not_enough')
}
