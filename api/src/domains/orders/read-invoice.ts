import { eq } from 'drizzle-orm'
import type { Receipt } from '@portico/shared/contract/orders/receipt.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import type { Transaction } from '../../db/client.ts'
import { orders, purchaseOrders } from './tables.ts'
import { users } from '../identity/tables.ts'
import { portalSettings } from '../portals/tables.ts'
import { fail } from '../../kernel/fail.ts'
import type { Portal } from '../../portal/portal.ts'
import type { Due } from './receipts/receipt-document.ts'
import { receiptOf } from './read-receipt.ts'

export type ReadInvoice = {
  receipt: Receipt
  as: 'Invoice' | 'Pro forma invoice'
  due: Due | null
  logo: string | null
}

/**
 * Returns the invoice of an order with its logo; `of` limits it to that buyer's own orders. A purchase order has one before payment: with an invoice
 * number and due date if granted, else a pro forma invoice under the order's number.
 */
export async function readInvoice(
  db: Transaction,
  { order_id, portal, of }: { order_id: number; portal: Portal; of?: number },
): Promise<ReadInvoice> {
  const missing = of === undefined ? 'general.not_found' : 'orders.not_found'
  const [found] = await db
    .select({
      order: orders,
      buyer: { id: users.id, first_name: users.first_name, last_name: users.last_name, email: users.email },
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(eq(orders.id, order_id))
  if (!found || (of !== undefined && found.buyer.id !== of)) return fail(missing)
  const { order, buyer } = found
  const [setting] = await db
    .select({ logo: portalSettings.logo, instructions: portalSettings.purchase_order_instructions })
    .from(portalSettings)
  const due = order.paid_at ? null : await dueOf(db, { order, instructions: setting?.instructions ?? null })
  const receipt = await receiptOf(db, { order, dated: order.paid_at ?? order.created_at, buyer, portal })
  const as = due !== null && receipt.invoice_number === null ? 'Pro forma invoice' : 'Invoice'
  return { receipt, as, due, logo: setting?.logo ?? null }
}

type Unpaid = { order: typeof orders.$inferSelect; instructions: string | null }
async function dueOf(db: Transaction, { order, instructions }: Unpaid): Promise<Due> {
  if (!order.is_purchase_order) return fail('orders.not_paid')
  const [purchase] = await db.select().from(purchaseOrders).where(eq(purchaseOrders.order_id, order.id))
  if (!purchase) return fail('orders.not_paid')
  const { due_on, net_days, contact_name, contact_email } = purchase
  const is_void = order.status === orderStatus.cancelled
  return { due_on, net_days, instructions, is_void, contact: [contact_name, contact_email] }
}
