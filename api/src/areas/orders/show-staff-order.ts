import { asc, eq } from 'drizzle-orm'
import { show_staff_order } from '@portico/shared/contract/orders-staff.ts'
import { orderLines, orders } from '../../db/tables/orders.ts'
import { users } from '../../db/tables/people.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'

/** An order as staff read it: who placed it, what is in it, how its payment stands. */
export const showStaffOrder = verb(show_staff_order, async ({ db }, { params }) => {
  const [found] = await db
    .select({ order: orders, first_name: users.first_name, last_name: users.last_name, email: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(eq(orders.id, params.order_id))
  if (!found) return fail('general.not_found')
  const { order, email } = found
  const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, order.id)).orderBy(asc(orderLines.id))
  return { ...order, buyer: { name: `${found.first_name} ${found.last_name}`.trim(), email }, lines }
})
