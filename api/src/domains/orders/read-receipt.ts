import { and, asc, eq } from 'drizzle-orm'
import type { Receipt } from '@portico/shared/contract/orders/receipt.ts'
import { creditNoteNumber, invoiceNumber, lineTitle } from '@portico/shared/rules/orders/receipts/receipt-text.ts'
import { paymentMethodText } from '@portico/shared/rules/orders/receipts/payment-method-text.ts'
import { sellerLines } from '@portico/shared/rules/orders/receipts/seller-lines.ts'
import type { BilledTo } from '@portico/shared/rules/orders/receipts/billed-to.ts'
import type { Transaction } from '../../db/client.ts'
import { refunds, orderLines, orders, purchaseOrders, taxExemptions } from './tables.ts'
import { fail } from '../../kernel/fail.ts'
import type { Portal } from '../../portal/portal.ts'
import { readSeller } from './read-seller.ts'

type Buyer = { id: number; first_name: string; last_name: string; email: string }

/** Returns the receipt of the buyer's own order: seller, buyer and payment as of when it was paid, and what was refunded since. */
export async function readReceipt(
  db: Transaction,
  { order_id, buyer, portal }: { order_id: number; buyer: Buyer; portal: Portal },
): Promise<Receipt> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, order_id), eq(orders.user_id, buyer.id)))
  if (!order) return fail('orders.not_found')
  if (!order.paid_at) return fail('orders.not_paid')
  return receiptOf(db, { order, dated: order.paid_at, buyer, portal })
}

type Of = { order: typeof orders.$inferSelect; dated: Date; buyer: Buyer; portal: Portal }
/** Returns the content of an order's document, as of this day. */
export async function receiptOf(db: Transaction, { order, dated, buyer, portal }: Of): Promise<Receipt> {
  const order_id = order.id
  const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, order_id)).orderBy(asc(orderLines.id))
  const seller = order.seller ?? (await readSeller(db))
  return {
    order_id,
    invoice_number: order.invoice_number === null ? null : invoiceNumber(order.invoice_number),
    paid_at: dated.toISOString(),
    seller: {
      name: seller?.name ?? portal.name,
      address: seller ? sellerLines(seller) : [],
      email: seller?.email ?? null,
      tax_id: seller?.tax_id ?? null,
    },
    billed_to: { ...billedToOf(order.billed_to ?? undefined, buyer), email: buyer.email },
    lines: lines.map(({ id, quantity, unit_price, refunded_at, ...line }) => ({
      id,
      kind: line.kind,
      title: lineTitle(line),
      quantity,
      unit_price,
      total: unit_price * quantity,
      refunded_at: refunded_at?.toISOString() ?? null,
    })),
    discount: lines.reduce((sum, line) => sum + line.discount, 0),
    coupon_code: order.coupon_code,
    tax: lines.reduce((sum, line) => sum + line.tax, 0),
    tax_exemption: await exemptionOn(db, order),
    total: order.total,
    refunded: lines.reduce((sum, line) => sum + (line.refunded_at ? (line.refund_amount ?? line.total) : 0), 0),
    currency: order.currency,
    payment_method: await methodOf(db, order),
    credit_notes: await creditNotesOf(db, order_id),
  }
}

/** Adds the reference that accounting entered for a payment by hand. */
async function methodOf(db: Transaction, order: typeof orders.$inferSelect): Promise<string> {
  const method = paymentMethodText(order)
  if (!order.is_purchase_order) return method
  const [by] = await db
    .select({ reference: purchaseOrders.paid_reference })
    .from(purchaseOrders)
    .where(eq(purchaseOrders.order_id, order.id))
  return by?.reference ? `${method}, ${by.reference}` : method
}

async function exemptionOn(db: Transaction, { tax_exemption_id }: { tax_exemption_id: number | null }) {
  if (tax_exemption_id === null) return null
  const [one] = await db
    .select({ organization: taxExemptions.organization, number: taxExemptions.number })
    .from(taxExemptions)
    .where(eq(taxExemptions.id, tax_exemption_id))
  return one ?? null
}

async function creditNotesOf(db: Transaction, order_id: number): Promise<Receipt['credit_notes']> {
  const rows = await db
    .select({ refund_id: refunds.id, number: refunds.credit_note_number, amount: refunds.amount })
    .from(refunds)
    .where(eq(refunds.order_id, order_id))
    .orderBy(asc(refunds.id))
  return rows.flatMap(({ number, ...row }) => (number === null ? [] : [{ ...row, number: creditNoteNumber(number) }]))
}

const nobody: BilledTo = { name: null, company: null, address: null, po_number: null }

/** Returns the bill-to details as entered at checkout; the name defaults to the account's. */
export function billedToOf(said: BilledTo | undefined, buyer: { first_name: string; last_name: string }): BilledTo {
  const wanted = said ?? nobody
  return { ...wanted, name: wanted.name ?? (`${buyer.first_name} ${buyer.last_name}`.trim() || null) }
}
