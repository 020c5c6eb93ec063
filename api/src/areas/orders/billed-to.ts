import { and, eq, inArray } from 'drizzle-orm'
import type { BilledTo } from '@portico/shared/rules/receipts/billed-to.ts'
import { orderStatus } from '@portico/shared/states/order.ts'
import type { Transaction } from '../../db/client.ts'
import { orders } from '../../db/tables/orders.ts'
import type { OrderRow } from './place-order.ts'

const nobody: BilledTo = { name: null, company: null, address: null, po_number: null }

/** For whom an order is: as the checkout says, with the account's name where it says none. */
export function billedToOf(said: BilledTo | undefined, buyer: { first_name: string; last_name: string }): BilledTo {
  const wanted = said ?? nobody
  return { ...wanted, name: wanted.name ?? (`${buyer.first_name} ${buyer.last_name}`.trim() || null) }
}

const unpaid = inArray(orders.status, [orderStatus.pending, orderStatus.failed])

/** The buyer came back from the provider's page and may have corrected it; a paid order, also one that is just being paid, keeps what it was paid with. */
export async function keepBilledTo(
  db: Transaction,
  { order, billed_to }: { order: OrderRow; billed_to: BilledTo },
): Promise<OrderRow> {
  const [changed] = await db
    .update(orders)
    .set({ billed_to })
    .where(and(eq(orders.id, order.id), unpaid))
    .returning()
  return changed ?? order
}
