import { eq } from 'drizzle-orm'
import { send_invoice } from '@portico/shared/contract/orders/invoice.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { orders } from '../../../tables.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../../kernel/rate-limit.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { noteStep } from '../../../note-step.ts'
import { receiptPerUser } from '../limits.ts'

/** Mails the invoice of a paid order or the payment request of a purchase order (CHK-016); the worker generates the PDF. */
export const sendInvoice = verb(send_invoice, async ({ db, emit, actor, services, now, note }, { params, body }) => {
  await enforceRateLimit(services.platform, receiptPerUser(actor.id))
  const { order_id } = params
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id))
  if (!order) return fail('general.not_found')
  const isOpenPurchase = order.is_purchase_order && order.status === orderStatus.pending
  if (!order.paid_at && !isOpenPurchase) return fail('orders.not_paid')
  const details = { to: body.to, message: body.message }
  const step = await noteStep(db, { order_id, kind: 'invoice_sent', actor_id: actor.id, details, at: now() })
  await emit('invoice.sent', { step_id: step.id })
  note(`order:${order_id}`, { invoice_sent_to: body.to })
  return { to: body.to }
})
