import { and, count, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'
import { claimLinks, enrollments } from '../learning/tables.ts'
import { creditAccounts } from './tables.ts'
import { orderLines } from '../orders/tables.ts'
import { lockAccount } from './credit-account.ts'

/** An invitation not accepted yet. */
export const isWaiting = and(isNotNull(claimLinks.email), isNull(claimLinks.closed_at))

/**
 * Returns the seats a buyer can still hand out, by order line: credits of the course not reserved by pending invitations, and at most the line's
 * remaining seats, so one order's link does not use up another's seats.
 */
export async function freeSeats(
  db: Transaction,
  { line_ids, buyer_id }: { line_ids: readonly number[]; buyer_id: number },
): Promise<ReadonlyMap<number, number>> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.id, [...line_ids]))
  const course_ids = lines.flatMap((line) => line.course_id ?? [])
  const balances = await db
    .select({ course_id: creditAccounts.course_id, balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(
      and(
        eq(creditAccounts.kind, 'manager'),
        eq(creditAccounts.user_id, buyer_id),
        inArray(creditAccounts.course_id, course_ids),
      ),
    )
  const held = await db
    .select({ course_id: claimLinks.course_id, line_id: claimLinks.order_line_id, seats: count() })
    .from(claimLinks)
    .leftJoin(orderLines, eq(orderLines.id, claimLinks.order_line_id))
    // A disputed line's seats are not in the account, so its invitations reserve none of the balance.
    .where(
      and(
        eq(claimLinks.user_id, buyer_id),
        inArray(claimLinks.course_id, course_ids),
        isWaiting,
        isNull(orderLines.disputed_at),
      ),
    )
    .groupBy(claimLinks.course_id, claimLinks.order_line_id)
  const used = await db
    .select({ line_id: enrollments.order_line_id, seats: count() })
    .from(enrollments)
    .innerJoin(creditAccounts, eq(creditAccounts.enrollment_id, enrollments.id))
    .where(and(inArray(enrollments.order_line_id, [...line_ids]), gt(creditAccounts.balance, 0)))
    .groupBy(enrollments.order_line_id)
  const sum = (rows: readonly { seats: number }[]): number => rows.reduce((total, { seats }) => total + seats, 0)
  return new Map(
    lines.map((line) => {
      if (line.fulfilled_at === null || line.refunded_at !== null || line.disputed_at !== null) return [line.id, 0]
      const balance = balances.find((one) => one.course_id === line.course_id)?.balance ?? 0
      const ofCourse = balance - sum(held.filter((one) => one.course_id === line.course_id))
      const gone = [...used, ...held].filter((one) => one.line_id === line.id)
      return [line.id, Math.max(0, Math.min(ofCourse, line.quantity - sum(gone)))]
    }),
  )
}

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
