import { and, eq } from 'drizzle-orm'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { orders, purchaseOrders } from './tables.ts'
import { users } from '../identity/tables.ts'
import type { ReactionContext } from '../../kernel/reaction.ts'
import { receiptPdf } from './receipts/receipt-pdf.ts'
import { readInvoice, type ReadInvoice } from './read-invoice.ts'

/** Returns an unpaid purchase order with the data for a mail about it; null once it is paid or canceled. */
export async function openPurchase({ inPortal, portal }: ReactionContext, order_id: number) {
  return inPortal(async ({ db }) => {
    const [found] = await db
      .select({
        purchase: purchaseOrders,
        buyer: { email: users.email, first_name: users.first_name },
      })
      .from(purchaseOrders)
      .innerJoin(orders, eq(orders.id, purchaseOrders.order_id))
      .innerJoin(users, eq(users.id, orders.user_id))
      .where(and(eq(orders.id, order_id), eq(orders.status, orderStatus.pending)))
    return found ? { ...found, invoice: await readInvoice(db, { order_id, portal }) } : null
  })
}

/** Returns its invoice as a mail attachment. */
export async function purchasePdf({ portal, services }: ReactionContext, invoice: ReadInvoice) {
  const pdf = await receiptPdf({ ...invoice, time_zone: portal.time_zone, storage: services.storage, from: null })
  const { invoice_number, order_id } = invoice.receipt
  const filename = `${invoice_number ?? `pro-forma-invoice-${order_id}`}.pdf`
  return { filename, content: Buffer.from(pdf), contentType: 'application/pdf' }
}
