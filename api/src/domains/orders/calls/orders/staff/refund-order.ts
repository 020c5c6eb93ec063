import { eq } from 'drizzle-orm'
import { refund_order } from '@portico/shared/contract/orders/staff.ts'
import { refundAmount } from '@portico/shared/rules/orders/refund-amount.ts'
import { refunds, orderLines, orders } from '../../../tables.ts'
import type { Scope } from '../../../../../kernel/context.ts'
import { fail, Refusal } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { noteStep } from '../../../note-step.ts'
import { linesOf, type Line } from '../../../order-lines.ts'
import { executeRefund } from '../../../execute-refund.ts'

/**
 * Records a refund and its lines first, together with a job that carries it out if this process stops; the money moves outside any transaction.
 * Requests with the same number are one refund.
 */
export const refundOrder = verb(refund_order, async (ctx, { params, body }) => {
  const { inPortal, actor, portal, services, note, now, log } = ctx
  const asked = await inPortal((scope) =>
    recordRefund(scope, { ...body, order_id: params.order_id, actor_id: actor.id, now: now() }),
  )
  note(`order:${params.order_id}`, { refund: asked.id, lines: body.line_ids, amount: asked.amount })
  // The job retries it: if the provider does not answer now, the refund stays pending.
  await executeRefund({ services, portal_id: portal.id, refund_id: asked.id, inPortal }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    log.warn({ order: params.order_id, refund: asked.id, code: error.code }, 'the refund goes on later')
  })
  const [refund] = await inPortal(({ db }) => db.select().from(refunds).where(eq(refunds.id, asked.id)))
  return refund ?? asked
})

type RefundInput = {
  order_id: number
  line_ids: readonly number[]
  reason: (typeof refunds.$inferSelect)['reason']
  note: string
  sent_as: string
  actor_id: number
  now: Date
}

async function recordRefund(scope: Scope, { order_id, line_ids, now, actor_id, ...asked }: RefundInput) {
  const { db, emit } = scope
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id)).for('no key update')
  if (!order) return fail('general.not_found')
  const made = await db.select().from(refunds).where(eq(refunds.order_id, order_id))
  const earlier = made.find(({ sent_as }) => sent_as === asked.sent_as)
  if (earlier) return earlier
  if (order.paid_at === null) fail('payments.no_payment_yet')
  const lines = await linesOf(db, order_id)
  if (lines.some(({ disputed_at }) => disputed_at !== null)) fail('orders.disputed')
  const chosen = new Set(line_ids)
  for (const id of chosen) rejectRefundedLine(lines.find((line) => line.id === id))
  const {
    amount,
    tax,
    lines: back,
  } = refundAmount({
    total: order.total,
    paid_back: made.reduce((sum, one) => sum + (one.status === 'failed' ? 0 : one.amount), 0),
    lines: lines.map((line) => ({ ...line, refunded_at: line.refunded_at ?? line.refund_id })),
    chosen,
  })
  const [refund] = await db
    .insert(refunds)
    .values({ ...asked, order_id, amount, tax, actor_id, created_at: now })
    .returning()
  if (!refund) throw new Error('no refund was made')
  for (const { id, ...part } of back)
    await db
      .update(orderLines)
      .set({ refund_id: refund.id, refund_amount: part.amount, refund_tax: part.tax })
      .where(eq(orderLines.id, id))
  await noteStep(db, { order_id, kind: 'refund_requested', amount, actor_id, at: now })
  await emit('order.refund_requested', { refund_id: refund.id })
  return refund
}

/** Rejects a line of another order, and a line that was already refunded or is being refunded. */
function rejectRefundedLine(line: Line | undefined): void {
  if (!line) fail('general.not_found')
  else if (line.refunded_at !== null || line.refund_id !== null) fail('orders.line_refunded', { title: line.title })
}
