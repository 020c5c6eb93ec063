import { asc, eq } from 'drizzle-orm'
import { mayStepOrder, orderStateOf, orderStates } from '@portico/shared/states/order.ts'
import { orderLines, orders } from '../../db/tables/orders.ts'
import type { Scope } from '../../kernel/context.ts'
import { fail } from '../../kernel/fail.ts'
import type { Services } from '../../kernel/services.ts'
import { takeBackCredits } from '../../enrollments/take-back-credits.ts'
import { accountOfOrder } from './account-of-order.ts'

type In = {
  services: Services
  order_id: number
  charge_id: string
  inPortal: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>
}

/** Money that went back takes back what it bought (OP-67): all lines of a full refund, the named lines of a partial one. Each line once. */
export async function refundOrder({ services, order_id, charge_id, inPortal }: In): Promise<void> {
  const [paid] = await inPortal(({ db }) => db.select().from(orders).where(eq(orders.id, order_id)))
  if (!paid) return
  const { account } = accountOfOrder(services, paid)
  const charge = await account.readCharge(charge_id).catch(() => fail('payments.provider_failed'))
  await inPortal(async ({ db }) => {
    const now = services.now()
    const [order] = await db.select().from(orders).where(eq(orders.id, order_id)).for('no key update')
    const state = order ? orderStateOf(order) : null
    // Only refunds of this order's own charge count.
    if (!order || order.payment_intent_id !== charge.payment_id || (state !== 'completed' && state !== 'refunded'))
      return
    const lines = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.order_id, order_id))
      .orderBy(asc(orderLines.course_id))
    const named = new Set(charge.refunded_line_ids)
    for (const { id, course_id, quantity, refunded_at } of lines) {
      if (refunded_at !== null || course_id === null || !(charge.is_refunded_whole || named.has(id))) continue
      await takeBackCredits(db, { line: { id, course_id, quantity }, buyer_id: order.user_id, now })
      await db.update(orderLines).set({ refunded_at: now }).where(eq(orderLines.id, id))
    }
    if (charge.is_refunded_whole && mayStepOrder(state, 'refunded'))
      await db
        .update(orders)
        .set({ ...orderStates.refunded, refunded_at: now })
        .where(eq(orders.id, order_id))
  })
}
