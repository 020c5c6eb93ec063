import { eq } from 'drizzle-orm'
import { mayStepOrder, orderStateOf, orderStates } from '@portico/shared/states/orders/order.ts'
import type { PaidWith } from '@portico/shared/rules/orders/receipts/payment-method-text.ts'
import type { Scope } from '../../../../kernel/context.ts'
import { orders } from '../../tables.ts'
import { issueInvoice } from '../../issue-invoice.ts'
import { noteStep } from '../../note-step.ts'
import { readSeller } from '../../read-seller.ts'
import { followCoupon } from '../../follow-coupon.ts'
import { fulfillLines } from './fulfill-lines.ts'

type Paid = {
  order_id: number
  payment_intent_id: string | null
  paid_with: PaidWith | null
  now: Date
  /** the money came outside the payment provider: when, and who recorded it */
  by_hand?: { paid_at: Date; actor_id: number; reference: string }
}

/**
 * The only place where a paid order takes effect (CHK-019, OP-66): provider events, the success page, free orders and accounting all end here, any
 * number of times in any order. Row locks admit one at a time; `fulfilled_at` fulfills each line once.
 */
export async function completeOrder(
  scope: Scope,
  { order_id, payment_intent_id, paid_with, now, by_hand }: Paid,
): Promise<void> {
  const { db, emit } = scope
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id)).for('no key update')
  const from = order ? orderStateOf(order) : null
  if (!order || !from || !mayStepOrder(from, 'completed')) return
  await followCoupon(db, { order, to: 'completed' })
  const paid_at = by_hand?.paid_at ?? now
  await db
    .update(orders)
    .set({
      ...orderStates.completed,
      payment_intent_id,
      paid_with,
      seller: order.seller ?? (await readSeller(db)),
      paid_at,
      ...(by_hand ? { fee: 0 } : {}),
    })
    .where(eq(orders.id, order_id))
  await fulfillLines(scope, { order, now })
  const said = by_hand ? { actor_id: by_hand.actor_id, details: { reference: by_hand.reference } } : {}
  await noteStep(db, { order_id, kind: 'paid', amount: order.total, at: paid_at, ...said })
  await emit('order.paid', { order_id })
  await issueInvoice(db, order_id)
}
