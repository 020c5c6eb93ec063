import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import type { BilledTo } from '@portico/shared/rules/orders/receipts/billed-to.ts'
import { postalAddressText, type PostalAddress } from '@portico/shared/rules/orders/receipts/postal-address-text.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import type { Transaction } from '../../../../db/client.ts'
import { orders } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { billedToOf } from '../../read-receipt.ts'
import type { OrderRow } from './place-order.ts'

/** Returns the bill-to details of an order, with the buyer's own postal address unless the receipt should state another. */
export function billedToAt(
  said: BilledTo | undefined,
  { buyer, address }: { buyer: { first_name: string; last_name: string }; address: PostalAddress },
): BilledTo {
  const billed_to = billedToOf(said, buyer)
  return { ...billed_to, address: billed_to.address ?? postalAddressText(address) }
}

const unpaid = inArray(orders.status, [orderStatus.pending, orderStatus.failed])

/**
 * Updates the bill-to details of a buyer who came back from the provider's page. An order that is paid, even in this moment, keeps those it was paid
 * with.
 */
export async function updateBilledTo(
  db: Transaction,
  { order, ...said }: { order: OrderRow; billed_to: BilledTo; address: PostalAddress },
): Promise<OrderRow> {
  // Its tax was calculated for that postal address, so another one requires another order.
  if (order.tax_calculation !== null && !isDeepStrictEqual(order.address, said.address)) fail('orders.key_reused')
  const [changed] = await db
    .update(orders)
    .set(said)
    .where(and(eq(orders.id, order.id), unpaid))
    .returning()
  return changed ?? order
}
