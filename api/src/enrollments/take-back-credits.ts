import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { claimLinks } from '../db/tables/credits.ts'
import { enrollments } from '../db/tables/learning.ts'
import { lockAccount } from './credit-account.ts'
import { moveCredits } from './move-credits.ts'

type Line = { id: number; course_id: number; quantity: number }

/**
 * A refunded line gives back what nobody has used: its enrollments that were never started end and return their credit, and the
 * buyer's account returns what is left of the line, never below zero (OP-67, OP-71). Started ones go on.
 */
export async function takeBackCredits(
  db: Transaction,
  { line, buyer_id, now }: { line: Line; buyer_id: number; now: Date },
): Promise<void> {
  const held = await lockAccount(db, { kind: 'manager', course_id: line.course_id, user_id: buyer_id })
  const outside = await lockAccount(db, { kind: 'purchase', course_id: line.course_id, user_id: buyer_id })
  const given = await db
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.order_line_id, line.id), isNull(enrollments.ended_at)))
    .orderBy(asc(enrollments.id))
    .for('no key update')
  const unstarted = given.filter((enrollment) => enrollment.started_at === null && enrollment.finished_at === null)
  const reason = { type: 'Removed', order_line_id: line.id, actor_id: null } as const

  for (const { id, user_id } of unstarted) {
    const used = await lockAccount(db, { kind: 'learner', course_id: line.course_id, user_id, enrollment_id: id })
    await db.update(enrollments).set({ ended_at: now }).where(eq(enrollments.id, id))
    if (used.balance > 0) await moveCredits(db, { from: used, to: held, amount: used.balance, reason })
  }
  const { balance } = await lockAccount(db, { kind: 'manager', course_id: line.course_id, user_id: buyer_id })
  const amount = Math.min(balance, line.quantity - (given.length - unstarted.length))
  if (amount > 0) await moveCredits(db, { from: held, to: outside, amount, reason })
  // Nobody waits for a seat that is gone.
  await db
    .update(claimLinks)
    .set({ closed_at: now })
    .where(and(eq(claimLinks.order_line_id, line.id), isNull(claimLinks.closed_at)))
}
