import { and, eq } from 'drizzle-orm'
import { refunds, orders } from './tables.ts'
import type { Scope } from '../../kernel/context.ts'
import { fail } from '../../kernel/fail.ts'
import type { Services } from '../../kernel/services.ts'
import { accountOfOrder } from './account-of-order.ts'
import { followPayment } from './follow-payment.ts'
import { issueCreditNotes } from './issue-credit-notes.ts'
import { noteStep } from './note-step.ts'
import { freeLines, linesOf, revokeLines } from './order-lines.ts'

type In = {
  services: Services
  portal_id: number
  refund_id: number
  inPortal: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>
}

/**
 * Carries out a requested refund, any number of times: the provider identifies it by our number, and the lines follow its report. If nothing was
 * paid, or it was paid outside the provider, the lines follow at once; in the latter case staff return the money.
 */
export async function executeRefund({ services, portal_id, refund_id, inPortal }: In): Promise<void> {
  const asked = await inPortal(({ db }) => readRequestedRefund(db, refund_id))
  if (!asked) return
  const { refund, order, line_ids } = asked
  const order_id = order.id
  const payment_id = order.payment_intent_id
  if (refund.amount === 0 || payment_id === null)
    return inPortal((scope) => settleOutsideProvider(scope, { refund_id, order_id, now: services.now() }))
  const { account } = accountOfOrder(services, order)
  const reason = refund.reason === 'other' ? 'requested_by_customer' : refund.reason
  const made = await account
    .refund({
      about: { portal_id, order_id },
      refund_id,
      payment_id,
      amount: refund.amount,
      line_ids,
      reason,
      returns_platform_fee: order.platform_fee > 0,
    })
    .catch((error: unknown) => {
      services.log.warn({ err: error, order: order_id, refund: refund_id }, 'the refund did not reach the provider')
      return fail('payments.provider_failed')
    })
  if (made === null) await inPortal((scope) => markRefundFailed(scope, { refund_id, now: services.now() }))
  else await followPayment({ services, order_id, inPortal })
}

async function readRequestedRefund(db: Scope['db'], refund_id: number) {
  const [asked] = await db
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .where(and(eq(refunds.id, refund_id), eq(refunds.status, 'requested')))
  if (!asked) return null
  const lines = await linesOf(db, asked.order.id)
  return { ...asked, line_ids: lines.filter((line) => line.refund_id === refund_id).map(({ id }) => id) }
}

async function settleOutsideProvider(
  scope: Scope,
  { refund_id, order_id, now }: { refund_id: number; order_id: number; now: Date },
): Promise<void> {
  const { db, emit } = scope
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id)).for('no key update')
  const [settled] = await db
    .update(refunds)
    .set({ status: 'succeeded', settled_at: now })
    .where(and(eq(refunds.id, refund_id), eq(refunds.status, 'requested')))
    .returning()
  if (!order || !settled) return
  const lines = (await linesOf(db, order_id)).filter((line) => line.refund_id === refund_id && !line.refunded_at)
  await revokeLines(scope, { order, lines, now })
  await noteStep(db, { order_id, kind: 'refunded', amount: settled.amount, actor_id: settled.actor_id, at: now })
  await emit('refund.settled', { refund_id })
  await issueCreditNotes(db, order_id)
}

/** Handles a refund that the provider permanently rejects: its lines may be refunded again. */
async function markRefundFailed({ db }: Scope, { refund_id, now }: { refund_id: number; now: Date }): Promise<void> {
  const [failed] = await db
    .update(refunds)
    .set({ status: 'failed', settled_at: now })
    .where(and(eq(refunds.id, refund_id), eq(refunds.status, 'requested')))
    .returning()
  if (!failed) return
  await freeLines(db, refund_id)
  const { order_id, amount, actor_id } = failed
  await noteStep(db, { order_id, kind: 'refund_failed', amount, actor_id, at: now })
}
