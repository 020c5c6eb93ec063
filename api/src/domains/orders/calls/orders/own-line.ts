import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { courses } from '../../../courses/tables.ts'
import { orderLines, orders } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'

export type OwnLine = { id: number; course_id: number; slug: string; title: string }

/** Returns a fulfilled course line of the caller's own order; for anything else, fails as if the order did not exist. */
export async function ownLine(
  db: Transaction,
  { order_id, line_id, user_id }: { order_id: number; line_id: number; user_id: number },
): Promise<OwnLine> {
  const [line] = await db
    .select({
      id: orderLines.id,
      course_id: courses.id,
      slug: courses.slug,
      title: courses.title,
      fulfilled_at: orderLines.fulfilled_at,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .innerJoin(courses, eq(courses.id, orderLines.course_id))
    .where(
      and(eq(orderLines.id, line_id), eq(orders.id, order_id), eq(orders.user_id, user_id), isNull(courses.deleted_at)),
    )
  return line?.fulfilled_at ? line : fail('orders.not_found')
}
