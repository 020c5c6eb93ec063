import { and, eq } from 'drizzle-orm'
import { add_purchase_document } from '@portico/shared/contract/orders/purchase.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { orders, purchaseOrders } from '../../../tables.ts'
import type { Scope } from '../../../../../kernel/context.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { enforceRateLimit, type Limit } from '../../../../../kernel/rate-limit.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { storeRequestDocument } from '../../../../media/door.ts'
import { purchaseWire } from './purchase-wire.ts'

const perUser = (user_id: number): Limit => ({ key: `purchase-document:${user_id}`, limit: 20, window_s: 60 * 60 })

/** A new document replaces the earlier one. */
export const addPurchaseDocument = verb(add_purchase_document, async (ctx, { params: { order_id }, query }) => {
  const { actor, services, inPortal, note } = ctx
  await enforceRateLimit(services.platform, perUser(actor.id))
  const whose = { order_id, user_id: actor.id }
  await inPortal(({ db }) => ownUnpaid(db, whose))
  const { file_name: name } = query
  const kept = await storeRequestDocument(ctx, { kind: 'purchase_document', name }, async ({ db }, file) => {
    const before = await ownUnpaid(db, whose)
    const [row] = await db.update(purchaseOrders).set(file).where(eq(purchaseOrders.id, before.id)).returning()
    return { row: row ?? fail('orders.not_found'), replaces: before.file_key }
  })
  note(`order:${order_id}`, { document: name })
  return purchaseWire(kept)
})

/** Locks the caller's order, so that its documents are added one at a time. */
async function ownUnpaid(db: Scope['db'], { order_id, user_id }: { order_id: number; user_id: number }) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, order_id), eq(orders.user_id, user_id)))
    .for('no key update')
  const [purchase] = await db.select().from(purchaseOrders).where(eq(purchaseOrders.order_id, order_id))
  if (!order || !purchase) return fail('orders.not_found')
  if (order.status !== orderStatus.pending) fail('orders.purchase_closed')
  return purchase
}
