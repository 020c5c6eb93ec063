import type { Transaction } from '../../db/client.ts'
import { endRefunded, lockUnfinished, pauseDisputed, resumePaused, closeLinksOfLine } from '../learning/door.ts'
import { lockAccount, moveCredits } from '../credits/door.ts'
import { lineCredits } from './line-credits.ts'

type OfLine = { line_id: number; buyer_id: number; now: Date }

/**
 * Revokes what a refunded line granted, except completed courses: enrollments end, those never started return their credit, and the buyer's account
 * returns what is left of the line, never below zero (OP-67, OP-71). A started enrollment has used its credit.
 */
export async function revokeLineAccess(db: Transaction, { line_id, buyer_id, now }: OfLine): Promise<void> {
  for (const { course_id } of await lineCredits(db, line_id)) {
    const held = await lockAccount(db, { kind: 'manager', course_id, user_id: buyer_id })
    for (const { id, user_id, started_at } of await lockUnfinished(db, { line_id, course_id })) {
      await endRefunded(db, { id, now })
      if (started_at !== null) continue
      const used = await lockAccount(db, { kind: 'learner', course_id, user_id, enrollment_id: id })
      const reason = { move: 'returned', order_line_id: line_id, actor_id: null } as const
      if (used.balance > 0) await moveCredits(db, { from: used, to: held, amount: used.balance, reason })
    }
    await returnUnused(db, { line_id, course_id, buyer_id })
  }
  await closeLinksOfLine(db, { line_id, now })
}

/** Pauses what a disputed line granted, except completed courses; unused seats return to the seller until the dispute is won. */
export async function pauseLine(db: Transaction, { line_id, buyer_id, now }: OfLine): Promise<void> {
  for (const { course_id } of await lineCredits(db, line_id)) {
    await lockAccount(db, { kind: 'manager', course_id, user_id: buyer_id })
    for (const { id } of await lockUnfinished(db, { line_id, course_id })) await pauseDisputed(db, { id, now })
    await returnUnused(db, { line_id, course_id, buyer_id })
  }
}

/** Resumes everything after a won dispute. */
export async function resumeLine(
  db: Transaction,
  { line_id, buyer_id, quantity }: { line_id: number; buyer_id: number; quantity: number },
): Promise<void> {
  for (const { course_id } of await lineCredits(db, line_id)) {
    const held = await lockAccount(db, { kind: 'manager', course_id, user_id: buyer_id })
    const outside = await lockAccount(db, { kind: 'purchase', course_id, user_id: buyer_id })
    const outstanding = await outstandingOf(db, { line_id, course_id })
    const reason = { move: 'purchased', order_line_id: line_id, actor_id: null } as const
    const amount = quantity - outstanding.left - outstanding.used
    if (amount > 0) await moveCredits(db, { from: outside, to: held, amount, reason })
    await resumePaused(db, { line_id, course_id })
  }
}

/** Moves unused credits out of the buyer's account, never below zero. */
async function returnUnused(
  db: Transaction,
  { line_id, course_id, buyer_id }: { line_id: number; course_id: number; buyer_id: number },
): Promise<void> {
  const held = await lockAccount(db, { kind: 'manager', course_id, user_id: buyer_id })
  const outside = await lockAccount(db, { kind: 'purchase', course_id, user_id: buyer_id })
  const { left } = await outstandingOf(db, { line_id, course_id })
  const amount = Math.min(held.balance, left)
  const reason = { move: 'returned', order_line_id: line_id, actor_id: null } as const
  if (amount > 0) await moveCredits(db, { from: held, to: outside, amount, reason })
}

async function outstandingOf(
  db: Transaction,
  { line_id, course_id }: { line_id: number; course_id: number },
): Promise<{ left: number; used: number }> {
  const found = (await lineCredits(db, line_id)).find((one) => one.course_id === course_id)
  return found ? { left: found.outstanding - found.used, used: found.used } : { left: 0, used: 0 }
}
