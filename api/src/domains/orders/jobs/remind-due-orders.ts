import { and, eq, isNull } from 'drizzle-orm'
import { duePurchases } from '../cross-portal/due-purchases.ts'
import { inPortal } from '../../../db/in-portal.ts'
import { purchaseOrders } from '../tables.ts'
import { emitter } from '../../../events/emit.ts'
import type { Services } from '../../../kernel/services.ts'
import { noteStep } from '../note-step.ts'

/** Hourly, because days start at different hours in different time zones. */
export const remindDueOrdersCron = '41 * * * * remind-due-orders'

type In = Pick<Services, 'app' | 'platform' | 'log' | 'now'>

/**
 * Reminds of orders on credit terms once on the due date and once a week later; if the first reminder was missed until then, sends only the second.
 */
export async function remindDueOrders({ app, platform, log, now }: In): Promise<void> {
  const due = await duePurchases(platform.db, now())
  let told = 0
  for (const { portal_id, id, order_id, is_overdue } of due)
    told += await inPortal(app.db, portal_id, async (db) => {
      const marks = is_overdue ? { reminded_due_at: now(), reminded_overdue_at: now() } : { reminded_due_at: now() }
      const open = isNull(is_overdue ? purchaseOrders.reminded_overdue_at : purchaseOrders.reminded_due_at)
      const [fresh] = await db
        .update(purchaseOrders)
        .set(marks)
        .where(and(eq(purchaseOrders.id, id), open))
        .returning({ id: purchaseOrders.id })
      if (!fresh) return 0
      const details = { is_overdue: is_overdue ? 'yes' : 'no' }
      const step = await noteStep(db, { order_id, kind: 'reminded', details, at: now() })
      const emit = emitter(db, portal_id)
      for (const to of ['contact', 'buyer'] as const) await emit('purchase_order.due', { step_id: step.id, to })
      return 1
    })
  if (told > 0) log.info({ told }, 'billing contacts were reminded of orders that are due')
}
