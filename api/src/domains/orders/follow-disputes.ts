import { eq } from 'drizzle-orm'
import type { PaymentDispute } from '../../adapters/payments/payments.ts'
import { orderLines } from './tables.ts'
import { pauseLine, resumeLine } from './line-access.ts'
import type { Scope } from '../../kernel/context.ts'
import { saveDisputes } from './save-disputes.ts'
import { linesOf, revokeLines } from './order-lines.ts'
import type { OrderRow } from './order-lines.ts'

type In = { order: OrderRow; disputes: readonly PaymentDispute[]; now: Date }

/** An open dispute pauses the order's lines, a won one resumes them, and a lost one counts as a refund. */
export async function followDisputes(scope: Scope, { order, disputes: told, now }: In): Promise<void> {
  await saveDisputes(scope, { order, disputes: told, now })
  const isLost = told.some(({ status }) => status === 'lost')
  const isOpen = told.some(({ status }) => status === 'open')
  const lines = (await linesOf(scope.db, order.id)).filter(({ refunded_at }) => refunded_at === null)
  if (isLost) return revokeLines(scope, { order, lines, now })
  for (const { id: line_id, quantity, disputed_at } of lines) {
    if (isOpen === (disputed_at !== null)) continue
    if (isOpen) await pauseLine(scope.db, { line_id, buyer_id: order.user_id, now })
    else await resumeLine(scope.db, { line_id, buyer_id: order.user_id, quantity })
    await scope.db
      .update(orderLines)
      .set({ disputed_at: isOpen ? now : null })
      .where(eq(orderLines.id, line_id))
  }
}
