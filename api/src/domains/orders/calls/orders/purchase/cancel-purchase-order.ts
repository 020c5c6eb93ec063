import { cancel_purchase_order } from '@portico/shared/contract/orders/purchase.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { closePurchase } from '../../../close-purchase.ts'
import { lockOpenPurchase } from './open-purchase.ts'

/** Closes the order for good; it can no longer be paid. */
export const cancelPurchaseOrder = verb(cancel_purchase_order, async (scope, { params: { order_id }, body }) => {
  const { db, actor, now, note } = scope
  const { order } = await lockOpenPurchase(db, { order_id, actor_id: actor.id })
  await closePurchase(scope, { order, reason: body.reason, actor_id: actor.id, now: now() })
  note(`order:${order_id}`, body)
  return { order_id }
})
