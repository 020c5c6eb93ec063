import { and, eq } from 'drizzle-orm'
import { list_orders } from '@portico/shared/contract/orders/orders.ts'
import { byId } from '../../../../db/by-id.ts'
import { orders } from '../../tables.ts'
import { page, readCursor } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { showOrders } from './show-orders.ts'

const size = 20

/** Lists the caller's own orders, newest first (OP-65). */
export const listOrders = verb(list_orders, async ({ db, actor }, { query }) => {
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(orders.id, place)
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.user_id, actor.id), beyond))
    .orderBy(order)
    .limit(size + 1)
  const { data, meta } = page(rows, { place, size })
  return { data: await showOrders(db, { rows: data, buyer: actor }), meta }
})
