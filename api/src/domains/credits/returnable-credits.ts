import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { claimLinks } from '../learning/tables.ts'
import { orderLines, orders } from '../orders/tables.ts'
import { creditBalance, lockAccount } from './credit-account.ts'
import { freeSeats, isWaiting } from './free-seats.ts'

type HeldCredits = {
  /** can be handed out: not reserved by a pending invitation */
  free: number
  /** those of them not bought with an order; bought seats go back only with a refund and cannot be given to other managers */
  unbought: number
  /** order lines that still have seats, oldest first */
  lines: readonly { id: number; free: number }[]
}

type CreditHolder = { course_id: number; user_id: number }

/** Returns the credits a manager holds for a course. Keeps their account locked until the transaction ends. */
export async function lockHeldCredits(db: Transaction, whose: CreditHolder): Promise<HeldCredits> {
  await lockAccount(db, { kind: 'manager', ...whose })
  return readHeldCredits(db, whose)
}

/** Same without a lock, for display; it may be outdated a moment later. */
export async function readHeldCredits(db: Transaction, { course_id, user_id }: CreditHolder): Promise<HeldCredits> {
  const balance = await creditBalance(db, { kind: 'manager', course_id, user_id })
  // A disputed line's seats are not in the account, so its invitations reserve none of the balance.
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
