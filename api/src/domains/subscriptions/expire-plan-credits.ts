import { asc, eq, gt, and } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { creditAccounts } from '../credits/tables.ts'
import { lockAccount, outsideOfPortal, portalPool, type AccountKey, moveCredits } from '../credits/door.ts'
import { unusedPlanCredits } from './unused-plan-credits.ts'

/** Expires a plan's unused credits at its end, from the pool first (OP-71); while the plan runs they roll over. Returns how many expired. */
export async function expirePlanCredits(db: Transaction, { actor_id }: { actor_id: number | null }): Promise<number> {
  const set_aside = await db
    .select({ course_id: creditAccounts.course_id })
    .from(creditAccounts)
    .where(and(eq(creditAccounts.kind, 'course'), gt(creditAccounts.balance, 0)))
    .orderBy(asc(creditAccounts.course_id))
  const courses = set_aside.flatMap(({ course_id }): AccountKey[] =>
    course_id === null ? [] : [{ kind: 'course', course_id, user_id: null }],
  )
  // Lock courses, then the pool, then outside: the same order as everywhere (transfer-credits.ts).
  const held = []
  for (const key of [...courses, portalPool]) held.push(await lockAccount(db, key))
  const outside = await lockAccount(db, outsideOfPortal)
  const reason = { move: 'expired', order_line_id: null, actor_id } as const
  let left = await unusedPlanCredits(db)
  let expired = 0
  for (const from of held.toReversed()) {
    const amount = Math.min(from.balance, left)
    if (amount === 0) continue
    await moveCredits(db, { from, to: outside, amount, reason, target: 'Subscription' })
    left -= amount
    expired += amount
  }
  return expired
}
