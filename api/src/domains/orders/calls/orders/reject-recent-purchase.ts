import { and, desc, eq, exists, gt, not, notInArray, or } from 'drizzle-orm'
import { recentPurchase_ms } from '@portico/shared/rules/orders/order-limits.ts'
import { orderStates } from '@portico/shared/states/orders/order.ts'
import { isSoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import { orders } from '../../tables.ts'
import type { Scope } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { OwnCart } from './close-other-pages.ts'
import { overlappingLines } from './overlapping-lines.ts'

type Wanted = OwnCart & { besides: readonly number[]; is_purchase_order: boolean; now: Date }

/**
 * Refuses a cart that was bought minutes ago, in another tab or on a page that the buyer never returned from. To buy the same again, the buyer names
 * that order in `besides`.
 */
export async function rejectRecentPurchase({ db }: Scope, wanted: Wanted): Promise<void> {
  const { user_id, type, ids, besides, is_purchase_order, now } = wanted
  if (!isSoldKind(type)) return
  const since = new Date(now.getTime() - recentPurchase_ms)
  const { completed, pending } = orderStates
  const isPaid = and(eq(orders.payment_status, completed.payment_status), gt(orders.paid_at, since))
  const isBilled = and(orders.is_purchase_order, eq(orders.status, pending.status), gt(orders.created_at, since))
  // An organization may place several purchase orders, because none of them charges anything by itself.
  const isBought = is_purchase_order ? and(isPaid, not(orders.is_purchase_order)) : or(isPaid, isBilled)
  const [bought] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.user_id, user_id),
        eq(orders.type, type),
        gt(orders.total, 0),
        isBought,
        besides.length > 0 ? notInArray(orders.id, [...besides]) : undefined,
        exists(overlappingLines(db, { type, ids })),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
  if (bought) fail('orders.paid_meanwhile', { order: bought.id })
}
