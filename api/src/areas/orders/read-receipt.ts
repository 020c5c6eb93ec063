import { and, asc, eq } from 'drizzle-orm'
import type { Receipt } from '@portico/shared/contract/orders-receipt.ts'
import { paymentMethodText } from '@portico/shared/rules/receipts/payment-method-text.ts'
import { sellerLines } from '@portico/shared/rules/receipts/seller-lines.ts'
import type { Transaction } from '../../db/client.ts'
import { orderLines, orders } from '../../db/tables/orders.ts'
import type { Actor } from '../../kernel/context.ts'
import { fail } from '../../kernel/fail.ts'
import type { Portal } from '../../portal/portal.ts'
import { billedToOf } from './billed-to.ts'
import { readSeller } from './read-seller.ts'

/** The receipt of an own order: seller, buyer and payment as they were when it was paid, and what was refunded since. */
export async function readReceipt(
  db: Transaction,
  { order_id, buyer, portal }: { order_id: number; buyer: Actor; portal: Portal },
): Promise<Receipt> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, order_id), eq(orders.user_id, buyer.id)))
  if (!order) return fail('orders.not_found')
  if (!order.paid_at) return fail('orders.not_paid')
  const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, order_id)).orderBy(asc(orderLines.id))
  const seller = order.seller ?? (await readSeller(db))
  return {
    order_id,
    paid_at: order.paid_at.toISOString(),
    seller: {
      name: seller?.name ?? portal.name,
      address: seller ? sellerLines(seller) : [],
      email: seller?.email ?? null,
      tax_id: seller?.tax_id ?? null,
    },
    billed_to: { ...billedToOf(order.billed_to ?? undefined, buyer), email: buyer.email },
    lines: lines.map(({ id, title, quantity, unit_price, total, refunded_at }) => ({
      id,
      title,
      quantity,
      unit_price,
      total,
      refunded_at: refunded_at?.toISOString() ?? null,
    })),
    total: order.total,
    refunded: lines.reduce((sum, line) => sum + (line.refunded_at ? line.total : 0), 0),
    currency: order.currency,
    payment_method: paymentMethodText(order),
  }
}
