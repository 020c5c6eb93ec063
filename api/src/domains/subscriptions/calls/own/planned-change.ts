import { planChange } from '@portico/shared/rules/subscriptions/plan-change.ts'
import { subscriptionPrice } from '@portico/shared/rules/pricing/subscription-price.ts'
import { isSoldPlan } from '@portico/shared/states/subscriptions/plan.ts'
import type { BillingType } from '@portico/shared/states/subscriptions/subscription.ts'
import type { Recurring } from '../../../../adapters/payments/recurring.ts'
import type { AtEnd, Context } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Card } from '../../card/follow-card.ts'
import { planOf, type PlanRow } from '../../plan-of.ts'
import { ownCard } from './own-card.ts'

export type Wanted = { plan_id: number; billing_type: BillingType }
export type PlannedChange = { card: Card; from: PlanRow; plan: PlanRow; to: Recurring; when: 'now' | 'term_end' }

/** Compares the requested plan with the current one: when it would start, and at which price. */
export async function plannedChange(
  ctx: Pick<Context & AtEnd, 'services' | 'portal' | 'inPortal'>,
  { plan_id, billing_type }: Wanted,
): Promise<PlannedChange> {
  const card = await ownCard(ctx)
  const { row } = card
  if (row.past_due_at !== null) return fail('subscriptions.owing')
  if (row.canceled_at !== null) return fail('subscriptions.canceled')
  const [plan, from] = await ctx.inPortal(async ({ db }) => [await planOf(db, plan_id), await planOf(db, row.plan_id)])
  if (!isSoldPlan(plan.short_name)) return fail('subscriptions.plan_unknown')
  const when = planChange({
    from: { position: from.position, billing_type: row.billing_type },
    to: { position: plan.position, billing_type },
  })
  if (when === 'none') return fail('subscriptions.same_plan')
  const price = subscriptionPrice({ ...plan, type: billing_type })
  return { card, from, plan, when, to: { plan: plan.short_name, name: plan.name, billing_type, price } }
}
