import { asc, eq } from 'drizzle-orm'
import type { PlanName } from '@portico/shared/states/subscriptions/plan.ts'
import type { Transaction } from '../../db/client.ts'
import { plans } from './tables.ts'
import { fail } from '../../kernel/fail.ts'

export type PlanRow = typeof plans.$inferSelect

export const allPlans = (db: Pick<Transaction, 'select'>): Promise<PlanRow[]> =>
  db.select().from(plans).orderBy(asc(plans.position))

/** The plan chosen in a form. */
export async function planOf(db: Pick<Transaction, 'select'>, plan_id: number): Promise<PlanRow> {
  const [plan] = await db.select().from(plans).where(eq(plans.id, plan_id))
  return plan ?? fail('subscriptions.plan_unknown')
}

/** The plan that a provider price belongs to. */
export async function planNamed(db: Pick<Transaction, 'select'>, short_name: PlanName): Promise<PlanRow> {
  const [plan] = await db.select().from(plans).where(eq(plans.short_name, short_name))
  if (!plan) throw new Error(`no plan ${short_name}`)
  return plan
}
