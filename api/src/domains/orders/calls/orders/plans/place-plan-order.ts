import type { PostalAddress } from '@portico/shared/rules/orders/receipts/postal-address-text.ts'
import type { BilledTo } from '@portico/shared/rules/orders/receipts/billed-to.ts'
import { renewalConsent, renewalConsentVersion } from '@portico/shared/rules/subscriptions/renewal-consent.ts'
import { billingTypeLabels, type BillingType } from '@portico/shared/states/subscriptions/subscription.ts'
import { orderLines, orders, planOrders } from '../../../tables.ts'
import type { Scope } from '../../../../../kernel/context.ts'
import { noteStep } from '../../../note-step.ts'
import type { PlanRow } from '../../../../subscriptions/door.ts'
import { orderOfKey, type OrderRow } from '../place-order.ts'
import type { ForPortal } from './wanted-portal.ts'

type NewPlanOrder = {
  user_id: number
  idempotency_key: string
  request_hash: string
  payment_account: string
  success_path: string
  cancel_path: string
  billed_to: BilledTo
  address: PostalAddress
  plan: PlanRow
  billing_type: BillingType
  price: number
  seller: string
  portal: ForPortal
  now: Date
}

/** Writes a plan's order with what was agreed, or returns the one that a parallel request wrote under the same key. */
export async function placePlanOrder(
  { db }: Scope,
  { plan, billing_type, price, seller, portal, now, ...order }: NewPlanOrder,
): Promise<OrderRow> {
  const [made] = await db
    .insert(orders)
    .values({ ...order, type: 'subscription', total: price, created_at: now })
    .onConflictDoNothing()
    .returning()
  if (!made) {
    const earlier = await orderOfKey(db, order)
    if (!earlier) throw new Error('the order vanished while it was placed')
    return earlier
  }
  const order_id = made.id
  const title = `${plan.name} plan, ${billingTypeLabels[billing_type].toLowerCase()}`
  const sold = { title, quantity: 1, unit_price: price, total: price }
  await db.insert(orderLines).values({ ...sold, order_id, kind: 'Plan', plan_id: plan.id })
  await db.insert(planOrders).values({
    order_id,
    plan_id: plan.id,
    billing_type,
    ...portal,
    consent_version: renewalConsentVersion,
    consent_wording: renewalConsent({ seller, plan: plan.name, price, billing_type }),
    consented_at: now,
  })
  await noteStep(db, { order_id, kind: 'placed', at: now })
  return made
}
