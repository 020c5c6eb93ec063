import { eq } from 'drizzle-orm'
import { dayAfter } from '@portico/shared/rules/dates/calendar-days.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { orders, purchaseOrders } from '../../../tables.ts'
import type { Scope } from '../../../../../kernel/context.ts'
import { issueInvoice } from '../../../issue-invoice.ts'
import { noteStep } from '../../../note-step.ts'
import { readSeller } from '../../../read-seller.ts'
import { fulfillLines } from '../fulfill-lines.ts'
import type { OrderRow } from '../place-order.ts'
import { reserveCredit } from './reserve-credit.ts'

type PurchaseDetails = { organization: string; number: string; contact_name: string; contact_email: string }
type PurchaseInput = { order: OrderRow; said: PurchaseDetails; time_zone: string; now: Date }

/**
 * Stores a purchase order's details with its order in one transaction. If the organization has enough credit, the order is granted at once: it
 * becomes a sale with invoice and due date, and stays pending until paid.
 */
export async function savePurchase(scope: Scope, { order, said, time_zone, now }: PurchaseInput): Promise<void> {
  const { db, emit } = scope
  const order_id = order.id
  const [made] = await db
    .insert(purchaseOrders)
    .values({ ...said, order_id, created_at: now })
    .returning()
  if (!made) throw new Error('no purchase order was kept')
  if (order.total === 0) return
  const terms = await reserveCredit(db, { user_id: order.user_id, total: order.total })
  if (terms) {
    const today = formatDate({ at: now, time_zone, style: 'iso' })
    const due_on = dayAfter(today, terms.net_days)
    await db
      .update(purchaseOrders)
      .set({ credit_terms_id: terms.id, net_days: terms.net_days, due_on })
      .where(eq(purchaseOrders.id, made.id))
    await db
      .update(orders)
      .set({ seller: await readSeller(db) })
      .where(eq(orders.id, order_id))
    await fulfillLines(scope, { order, now })
    await noteStep(db, { order_id, kind: 'on_terms', amount: order.total, details: { due_on }, at: now })
  }
  await emit('purchase_order.placed', { order_id })
  if (terms) await issueInvoice(db, order_id)
}
