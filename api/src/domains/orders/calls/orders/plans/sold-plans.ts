// list_sold_plans, show_sold_plan
import { list_sold_plans, show_sold_plan } from '@portico/shared/contract/orders/plans.ts'
import { isSoldPlan } from '@portico/shared/states/subscriptions/plan.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { allPlans, planOf, type PlanRow, planWire } from '../../../../subscriptions/door.ts'

export const listSoldPlans = verb(list_sold_plans, async ({ db }) =>
  (await allPlans(db)).filter(({ short_name }) => isSoldPlan(short_name)).map(planWire),
)

export const showSoldPlan = verb(show_sold_plan, async ({ db }, { params }) =>
  planWire(await soldPlan(db, params.plan_id)),
)

export async function soldPlan(db: Pick<Transaction, 'select'>, plan_id: number): Promise<PlanRow> {
  const plan = await planOf(db, plan_id)
  return isSoldPlan(plan.short_name) ? plan : fail('subscriptions.plan_unknown')
}
