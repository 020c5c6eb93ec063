import { creditsOfTerm } from '@portico/shared/rules/subscriptions/plan-credits.ts'
import type { Transaction } from '../../db/client.ts'
import { givePlanCredits } from './give-plan-credits.ts'
import { planOf } from './plan-of.ts'
import { lockSubscription } from './running-subscription.ts'
import { termEndAfter } from './term-end.ts'
import { writeSubscription } from './write-subscription.ts'

/**
 * Handles the end of a term: starts the next one with its credits (CHK-021), or ends a canceled subscription (CHK-022). Makes up each term missed
 * during an outage. Returns the number of steps.
 */
export async function turnTerm(db: Transaction, { now, time_zone }: { now: Date; time_zone: string }): Promise<number> {
  const row = await lockSubscription(db)
  // The provider renews and ends card subscriptions.
  if (!row || row.provider_id !== null || row.ended_at !== null || row.period_ends_at > now) return 0
  const { id, period_ends_at, starts_at, billing_type } = row
  if (row.status === 'canceled') {
    const change = { status: 'deleted', ended_at: period_ends_at } as const
    await writeSubscription(db, { id, change, event: { kind: 'ended', actor_id: null } })
    return 1
  }
  const { yearly_credits } = await planOf(db, row.plan_id)
  const credits = creditsOfTerm({ yearly_credits, billing_type })
  await givePlanCredits(db, { amount: credits, actor_id: null })
  const ends_at = termEndAfter({ from: starts_at, billing_type, time_zone, after: period_ends_at })
  const change = { period_starts_at: period_ends_at, period_ends_at: ends_at }
  await writeSubscription(db, { id, change, event: { kind: 'renewed', credits, actor_id: null } })
  return 1 + (await turnTerm(db, { now, time_zone }))
}
