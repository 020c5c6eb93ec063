import { and, asc, eq } from 'drizzle-orm'
import { lineTitle } from '@portico/shared/rules/orders/receipts/receipt-text.ts'
import type { Transaction } from '../../../db/client.ts'
import { enrollments } from '../../learning/tables.ts'
import { orderLines, orders } from '../tables.ts'
import { users } from '../../identity/tables.ts'
import { paidPlan } from './paid-plan.ts'
import { readInvoice } from '../read-invoice.ts'
import { receiptPdf } from '../receipts/receipt-pdf.ts'
import { reaction, type ReactionContext } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'

export const task = reaction<'order.paid'>(async (context, { order_id }) => {
  const { inPortal } = context
  const read = await inPortal(async ({ db }) => {
    const found = await readOrder(db, order_id)
    return found && { ...found, plan: await paidPlan(db, { order_id, paid_at: found.order.paid_at }) }
  })
  if (!read) return
  const { order, lines, ready, plan } = read
  const brand = await brandOf(context)
  const isAutomatic = plan !== null && plan.reason !== 'first'
  await sendMail(context, brand, mails.receipt, {
    to: order.email,
    values: { ...order, order_id, lines, ready, plan },
    ...(isAutomatic ? { attachments: [await invoiceFile(context, order_id)] } : {}),
  })
})

/** Nobody is at a page when a plan renews, so its invoice comes with the email. */
async function invoiceFile({ inPortal, portal, services: { storage } }: ReactionContext, order_id: number) {
  const read = await inPortal(({ db }) => readInvoice(db, { order_id, portal }))
  const pdf = await receiptPdf({ ...read, time_zone: portal.time_zone, storage, from: null })
  const filename = `${read.receipt.invoice_number ?? `receipt-${order_id}`}.pdf`
  return { filename, content: Buffer.from(pdf), contentType: 'application/pdf' }
}

/** Reads an order with the outcome of its lines: a buyer who already had a course got a seat to give away. */
async function readOrder(db: Transaction, order_id: number) {
  const [order] = await db
    .select({
      user_id: orders.user_id,
      total: orders.total,
      coupon_code: orders.coupon_code,
      paid_at: orders.paid_at,
      paid_with: orders.paid_with,
      email: users.email,
      first_name: users.first_name,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(eq(orders.id, order_id))
  if (!order) return null
  const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, order_id)).orderBy(asc(orderLines.id))
  const taken = await db
    .select({ line: enrollments.order_line_id })
    .from(enrollments)
    .innerJoin(orderLines, eq(orderLines.id, enrollments.order_line_id))
    .where(and(eq(orderLines.order_id, order_id), eq(enrollments.user_id, order.user_id)))
  const seats = lines.reduce((sum, line) => sum + (line.kind === 'Plan' ? 0 : line.quantity), 0)
  const titled = lines.map((line) => ({ ...line, title: lineTitle(line), total: line.unit_price * line.quantity }))
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const tax = lines.reduce((sum, line) => sum + line.tax, 0)
  return {
    order: { ...order, discount, tax },
    lines: titled,
    ready: { courses: taken.length, seats: seats - taken.length },
  }
}
