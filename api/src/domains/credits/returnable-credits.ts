import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { claimLinks } from '../learning/tables.ts'
import { orderLines, orders } from '../orders/tables.ts'
import { creditBalance, lockAccount } from './credit-account.ts'
import { freeSeats, isWaiting } from './free-seats.ts'

type Held = {
  /** can be handed out: no waiting invitation holds it */
  free: number
  /** of those, what was not bought with an order: only a refund takes such seats back, and nobody else hands them out */
  unbought: number
  /** the lines of orders that still have seats, the oldest first */
  lines: readonly { id: number; free: number }[]
}

type Whose = { course_id: number; user_id: number }

/** What a manager has in hand of a course. Their account stays locked until the transaction ends. */
export async function lockHeldCredits(db: Transaction, whose: Whose): Promise<Held> {
  await lockAccount(db, { kind: 'manager', ...whose })
  return readHeldCredits(db, whose)
}

/** The same to be shown: it may be less a moment later. */
export async function readHeldCredits(db: Transaction, { course_id, user_id }: Whose): Promise<Held> {
  const balance = await creditBalance(db, { kind: 'manager', course_id, user_id })
  // The seats of a disputed line are not in the account: its invitations hold none of what is there.
  const ofDisputed = sql`exists (select from order_lines l where l.id = ${claimLinks.order_line_id} and l.disputed_at is not null)`
  const mine = and(eq(claimLinks.user_id, user_id), eq(claimLinks.course_id, course_id), isWaiting, not(ofDisputed))
  const free = Math.max(0, balance - (await db.$count(claimLinks, mine)))
  const bought = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .where(
      and(
        eq(orders.user_id, user_id),
        eq(orderLines.course_id, course_id),
        isNotNull(orderLines.fulfilled_at),
        isNull(orderLines.refunded_at),
      ),
    )
    .orderBy(orderLines.id)
  const of = await freeSeats(db, { line_ids: bought.map(({ id }) => id), buyer_id: user_id })
  const lines = bought.map(({ id }) => ({ id, free: of.get(id) ?? 0 })).filter((line) => line.free > 0)
  const paid = lines.reduce((sum, line) => sum + line.free, 0)
  return { free, unbought: Math.max(0, free - paid), lines }
}
