import { and, eq, isNull } from 'drizzle-orm'
import { purchaseWaits_days } from '@portico/shared/states/orders/manual-payment.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { waitingPurchases } from '../cross-portal/waiting-purchases.ts'
import type { Transaction } from '../../../db/client.ts'
import { inPortal } from '../../../db/in-portal.ts'
import { orders, purchaseOrders } from '../tables.ts'
import { emitter } from '../../../events/emit.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Services } from '../../../kernel/services.ts'
import { closePurchase } from '../close-purchase.ts'

export const expirePurchasesCron = '47 * * * * expire-purchases'

type In = Pick<Services, 'app' | 'platform' | 'log' | 'now'>
type Ctx = Pick<Scope, 'db' | 'emit'>

/** An unpaid purchase order holds seats and its coupon, so it is closed after a time; its buyer gets a warning a week before. */
export async function expirePurchases({ app, platform, log, now }: In): Promise<void> {
  let closed = 0
  for (const { portal_id, order_id, is_warned } of await waitingPurchases(platform.db, now()))
    closed += await inPortal(app.db, portal_id, async (db) => {
      const ctx = { db, emit: emitter(db, portal_id) }
      return is_warned ? close(ctx, { order_id, now: now() }) : warn(ctx, { order_id, now: now() })
    })
  if (closed > 0) log.info({ closed }, 'purchase orders that nobody paid were closed')
}

type Of = { order_id: number; now: Date }

async function warn({ db, emit }: Ctx, { order_id, now }: Of): Promise<0> {
  const [fresh] = await db
    .update(purchaseOrders)
    .set({ warned_at: now })
    .where(and(eq(purchaseOrders.order_id, order_id), isNull(purchaseOrders.warned_at)))
    .returning({ id: purchaseOrders.id })
  if (fresh) await emit('purchase_order.expires', { order_id })
  return 0
}

/** If it was paid meanwhile, it is no longer pending. */
async function close(ctx: Ctx, { order_id, now }: Of): Promise<0 | 1> {
  const order = await lockPending(ctx.db, order_id)
  if (!order) return 0
  const reason = `It was not paid within ${purchaseWaits_days} days.`
  await closePurchase(ctx, { order, reason, actor_id: null, now })
  return 1
}

async function lockPending(db: Transaction, order_id: number) {
  const pending = and(eq(orders.id, order_id), eq(orders.status, orderStatus.pending))
  const [order] = await db.select().from(orders).where(pending).for('no key update')
  return order
}
