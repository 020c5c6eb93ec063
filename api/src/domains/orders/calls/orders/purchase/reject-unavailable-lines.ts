import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../../../db/client.ts'
import { courseShares } from '../../../../shares/tables.ts'
import { courses } from '../../../../courses/tables.ts'
import { orderLines } from '../../../tables.ts'
import { fail } from '../../../../../kernel/fail.ts'

/** Payment grants the lines that were not granted yet, so it is refused if one of those courses was deleted or its share ended since the order. */
export async function rejectUnavailableLines(db: Transaction, order_id: number): Promise<void> {
  const waiting = await db
    .select({ title: orderLines.title, deleted_at: courses.deleted_at, share: courseShares.state })
    .from(orderLines)
    .leftJoin(courses, eq(courses.id, orderLines.course_id))
    .leftJoin(courseShares, eq(courseShares.id, courses.share_id))
    .where(and(eq(orderLines.order_id, order_id), isNull(orderLines.fulfilled_at)))
  const gone = waiting.find(({ deleted_at, share }) => deleted_at !== null || (share !== null && share !== 'accepted'))
  if (gone) fail('orders.purchase_course_gone', { title: gone.title })
}
