import { sql } from 'drizzle-orm'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import type { Scope } from '../../../../../kernel/context.ts'

/** Finds the buyer's earlier orders for the same portal that may still be paid. */
export async function earlierPlanOrders({ db }: Scope, order_id: number): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    select o.id from orders own join plan_orders this on this.order_id = own.id
    join orders o on o.user_id = own.user_id and o.id < own.id and o.status in (${orderStatus.pending}, ${orderStatus.failed})
    join plan_orders p on p.order_id = o.id and (p.tenant_id = this.tenant_id or p.new_slug = this.new_slug)
    where own.id = ${order_id} order by o.id`)
  return rows.map(({ id }) => Number(id))
}
