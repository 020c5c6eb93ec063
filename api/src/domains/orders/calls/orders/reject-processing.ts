import { and, desc, eq, exists, inArray, notInArray } from 'drizzle-orm'
import { orderStates } from '@portico/shared/states/orders/order.ts'
import type { Scope } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { orders } from '../../tables.ts'
import type { OwnCart } from './close-other-pages.ts'
import { overlappingLines } from './overlapping-lines.ts'

type Wanted = OwnCart & { besides: readonly number[]; besides_processing: readonly number[] }

/**
 * Refuses a cart whose buyer knows an order for some of it that a bank still decides on, unless they agreed to pay a second time. An order that they
 * do not know of is found when the cart's other pages are closed.
 */
export async function rejectProcessing({ db }: Scope, wanted: Wanted): Promise<void> {
  const { user_id, type, ids, besides, besides_processing } = wanted
  if (besides.length === 0) return
  const { status, payment_status } = orderStates.processing
  const [processing] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.user_id, user_id),
        eq(orders.type, type),
        eq(orders.status, status),
        eq(orders.payment_status, payment_status),
        inArray(orders.id, [...besides]),
        besides_processing.length > 0 ? notInArray(orders.id, [...besides_processing]) : undefined,
        exists(overlappingLines(db, { type, ids })),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
  if (processing) fail('orders.still_processing', { order: processing.id })
}
