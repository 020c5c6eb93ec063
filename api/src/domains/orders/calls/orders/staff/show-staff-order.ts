import { asc, eq, inArray } from 'drizzle-orm'
import { show_staff_order } from '@portico/shared/contract/orders/staff.ts'
import { paymentMethodText } from '@portico/shared/rules/orders/receipts/payment-method-text.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { disputes, orderEvents, refunds, orderLines, orders, purchaseOrders } from '../../../tables.ts'
import { users } from '../../../../identity/tables.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { priceOnPage } from '../price-on-page.ts'
import { purchaseWire } from '../purchase/purchase-wire.ts'
import { accessOfLines } from './access-of-lines.ts'

/** Returns an order for staff: its buyer, its lines, its payment state and its full history. */
export const showStaffOrder = verb(show_staff_order, async ({ db, portal, services }, { params }) => {
  const [order] = await db.select().from(orders).where(eq(orders.id, params.order_id))
  if (!order) return fail('general.not_found')
  const of = order.id
  const [purchase] = await db.select().from(purchaseOrders).where(eq(purchaseOrders.order_id, of))
  const [lines, paidBack, disputed, timeline] = await Promise.all([
    db.select().from(orderLines).where(eq(orderLines.order_id, of)).orderBy(asc(orderLines.id)),
    db.select().from(refunds).where(eq(refunds.order_id, of)).orderBy(asc(refunds.id)),
    db.select().from(disputes).where(eq(disputes.order_id, of)).orderBy(asc(disputes.id)),
    db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.order_id, of))
      .orderBy(asc(orderEvents.created_at), asc(orderEvents.id)),
  ])
  const person = await people(db, [order.user_id, ...paidBack.map(actorOf), ...timeline.map(actorOf)])
  const access = await accessOfLines(db, { line_ids: lines.map(({ id }) => id), buyer_id: order.user_id })
  const nameOf = (id: number | null) => (id === null ? null : (person(id)?.name ?? null))
  const failed = new Set(paidBack.filter(({ status }) => status === 'failed').map(({ id }) => id))
  return {
    ...order,
    refunded: paidBack.reduce((sum, { status, amount }) => sum + (status === 'succeeded' ? amount : 0), 0),
    payment_method: order.paid_with || order.paid_at ? paymentMethodText(order) : '',
    buyer: person(order.user_id) ?? { id: order.user_id, name: '', email: '' },
    purchase_order: purchase
      ? { ...purchaseWire(purchase), paid_on: purchase.paid_on, paid_reference: purchase.paid_reference }
      : null,
    lines: lines.map((line) => ({
      ...line,
      on_page: onPage(line, portal.id, services.secrets.prices),
      is_refunding: line.refunded_at === null && line.refund_id !== null && !failed.has(line.refund_id),
      is_disputed: line.disputed_at !== null,
      access: access(line.id),
    })),
    refunds: paidBack.map((one) => ({ ...one, by: nameOf(one.actor_id) })),
    disputes: disputed,
    timeline: timeline.map(({ actor_id, created_at, ...step }) => ({ ...step, by: nameOf(actor_id), at: created_at })),
  }
})

/** The signature is verified on every read: the proof needs only the stamp and our key. */
function onPage(line: typeof orderLines.$inferSelect, portal_id: number, secret: string) {
  const { bundle_id, course_id, quantity, price_stamp: stamp } = line
  const [kind, id] = bundle_id === null ? (['course', course_id] as const) : (['bundle', bundle_id] as const)
  return id === null ? null : priceOnPage({ line: { id, quantity, stamp }, kind, portal_id }, secret)
}

const actorOf = ({ actor_id }: { actor_id: number | null }): number => actor_id ?? 0

async function people(db: Transaction, ids: readonly number[]) {
  const found = await db
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name, email: users.email })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  const known = new Map(
    found.map(({ id, first_name, last_name, email }) => [id, { id, name: `${first_name} ${last_name}`.trim(), email }]),
  )
  return (id: number) => known.get(id)
}
