import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { PaidKind } from '@portico/shared/states/orders/sold-kind.ts'
import { orderLines, orders } from '../../tables.ts'
import type { Transaction } from '../../../../db/client.ts'

/** Selects lines of an order with the same courses or bundles, in any quantity, except refunded ones. */
export const overlappingLines = (db: Transaction, { type, ids }: { type: PaidKind; ids: readonly number[] }) =>
  db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.order_id, orders.id),
        isNull(orderLines.refunded_at),
        inArray(type === 'bundle' ? orderLines.bundle_id : orderLines.course_id, [...ids]),
      ),
    )
