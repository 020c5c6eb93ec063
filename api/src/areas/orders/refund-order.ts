import { asc, eq } from 'drizzle-orm'
import { mayStepOrder, orderStateOf, orderStates } from '@portico/shared/states/order.ts'
import { orderLines, orders } from '../../db/tables/orders.ts'
import type { Scope } from '../../kernel/context.ts'
import { fail } from '../../kernel/fail.ts'
import type { Services } from '../../kernel/services.ts'
import { takeBackCredits } from '../../enrollments/take-back-credits.ts'
import type { Charge } from './provider-types.ts'

type In = {
  services: Services
  order_id: number
  charge_id: string
  inPortal: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>
}

/** Money that went back takes back what it bought (OP-67): all lines of a full refund, the named lines of a partial one. Each line once. */
export async function refundOrder({ services, order_id, charge_id, inPortal }: In): Promise<void> {
  const charge = await services.payments.stripe?.charges
    .retrieve(charge_id, { expand: ['refunds'] })
    .catch(() => fail('payments.provider_failed'))
  if (!charge) return
  await inPortal(async ({ db }) => {
    const now = services.now()
    const [order] = await db.select().from(orders).where(eq(orders.id, order_id)).for('no key update')
    const state = order ? orderStateOf(order) : null
    // Only the money of this very order: a charge of another payment says nothing about it.
    if (!order || order.payment_intent_id !== charge.payment_intent || (state !== 'completed' && state !== 'refunded'))
      return
    const lines = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.order_id, order_id))
      .orderBy(asc(orderLines.course_id))
    const named = namedLines(charge)
    for (const { id, course_id, quantity, refunded_at } of lines) {
      if (refunded_at !== null || course_id === null || !(charge.refunded || named.has(id))) continue
      await takeBackCredits(db, { line: { id, course_id, quantity }, buyer_id: order.user_id, now })
      await db.update(orderLines).set({ refunded_at: now }).where(eq(orderLines.id, id))
    }
    if (charge.refunded && mayStepOrder(state, 'refunded'))
      await db
        .update(orders)
        .set({ ...orderStates.refunded, refunded_at: now })
        .where(eq(orders.id, order_id))
  })
}

/** A partial refund names its lines in `order_line_ids`: "12,13". */
function namedLines(charge: Charge): Set<number> {
  const made = charge.refunds?.data.filter((refund) => refund.status === 'succeeded') ?? []
  return new Set(
    made
      .flatMap((refund) => (refund.metadata?.order_line_ids ?? '').split(','))
      .filter((id) => /^\d+$/.test(id))
      .map(Number),
  )
}
