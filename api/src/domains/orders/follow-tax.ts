import { and, eq, isNull } from 'drizzle-orm'
import type { TaxService } from '../../adapters/payments/tax.ts'
import { orderLines, orders } from './tables.ts'
import type { Scope } from '../../kernel/context.ts'
import type { Services } from '../../kernel/services.ts'
import { accountOfOrder } from './account-of-order.ts'
import { noteStep } from './note-step.ts'
import { linesOf, type Line, type OrderRow } from './order-lines.ts'
import { recalculate } from './recalculate-tax.ts'

type In = {
  services: Services
  portal_id: number
  order_id: number
  inPortal: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>
}

/**
 * Reports sales and refunds to the tax service, each once, however often and in whatever order this is called: a paid order is one sale, a refunded
 * line is one reversal of it. Throws while the tax service does not answer; the job retries.
 */
export async function followTax(given: In): Promise<void> {
  const { services, portal_id, order_id, inPortal } = given
  const read = await inPortal(({ db }) => readTaxed(db, order_id))
  if (!read) return
  const { order, lines } = read
  const { tax } = accountOfOrder(services, order).account
  const sale_id = order.tax_transaction ?? (await recordSale(given, { order, lines, tax }))
  if (sale_id === null) return
  for (const line of lines) {
    const { id: line_id, tax_item: item, refund_amount, refund_tax } = line
    if (item === null || line.refunded_at === null || line.tax_reversal !== null) continue
    const back = { amount: (refund_amount ?? line.total) - (refund_tax ?? line.tax), tax: refund_tax ?? line.tax }
    if (back.amount + back.tax === 0) continue
    const made = await tax.recordReversal({ about: { portal_id, order_id }, line_id, sale_id, item, ...back })
    await inPortal((scope) => saveReversal(scope, { order_id, line_id, made, tax: back.tax, now: services.now() }))
  }
}

async function readTaxed(db: Scope['db'], order_id: number): Promise<{ order: OrderRow; lines: Line[] } | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id))
  if (!order?.paid_at || order.tax_calculation === null) return null
  return { order, lines: await linesOf(db, order_id) }
}

/** Records the sale as calculated; if that calculation expired, uses a new one of the same sale. */
async function recordSale(
  { services, portal_id, order_id, inPortal }: In,
  { order, lines, tax }: { order: OrderRow; lines: readonly Line[]; tax: TaxService },
): Promise<string | null> {
  const about = { portal_id, order_id }
  const record = async (calculation_id: string | null) =>
    calculation_id === null ? null : tax.recordSale({ about, calculation_id })
  const made = (await record(order.tax_calculation)) ?? (await record(await recalculate(tax, { order, lines })))
  const amount = lines.reduce((sum, line) => sum + line.tax, 0)
  await inPortal(async ({ db }) => {
    const [kept] = await db
      .update(orders)
      // A permanent rejection is not retried, and the timeline says so.
      .set(made ? { tax_transaction: made.id } : { tax_calculation: null })
      .where(and(eq(orders.id, order_id), isNull(orders.tax_transaction)))
      .returning({ id: orders.id })
    const kind = made ? 'tax_recorded' : 'tax_not_recorded'
    if (kept) await noteStep(db, { order_id, kind, amount, at: services.now() })
  })
  if (!made) services.log.error({ order: order_id }, 'the tax service refused to record a sale')
  return made?.id ?? null
}

type Reversed = { order_id: number; line_id: number; made: { id: string } | null; tax: number; now: Date }
async function saveReversal({ db }: Scope, { order_id, line_id, made, tax, now }: Reversed): Promise<void> {
  const [kept] = await db
    .update(orderLines)
    .set({ tax_reversal: made?.id ?? 'refused' })
    .where(and(eq(orderLines.id, line_id), isNull(orderLines.tax_reversal)))
    .returning({ id: orderLines.id })
  const kind = made ? 'tax_reversed' : 'tax_not_recorded'
  if (kept) await noteStep(db, { order_id, kind, amount: tax, at: now })
}
