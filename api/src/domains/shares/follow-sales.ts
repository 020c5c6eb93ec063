import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { ownerPartOfLine } from '@portico/shared/rules/shares/owner-part-of-line.ts'
import { saveSales } from './cross-portal/course-shares.ts'
import { courseShares } from './tables.ts'
import { orderLines, orders } from '../orders/tables.ts'
import type { Scope } from '../../kernel/context.ts'
import type { Services } from '../../kernel/services.ts'

type FollowInput = {
  services: Pick<Services, 'platform'>
  order_id: number
  inPortal: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>
}

/** Shows owners of shared courses what an order sold of them and what was refunded; can be repeated. Copies only the line, not the buyer. */
export async function followSales({ services, order_id, inPortal }: FollowInput): Promise<void> {
  const sold = await inPortal(({ db }) =>
    db
      .select({ line: orderLines, paid_at: orders.paid_at, owner_id: courseShares.other_portal_id })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.order_id))
      .innerJoin(courseShares, eq(courseShares.id, orderLines.share_id))
      .where(and(eq(orderLines.order_id, order_id), isNotNull(orders.paid_at)))
      .orderBy(asc(orderLines.id)),
  )
  for (const { line, paid_at, owner_id } of sold) {
    const { id, share_id, quantity, refunded_at } = line
    if (share_id === null || paid_at === null) continue
    const sale = { id, share_id, sold_at: paid_at, seats: quantity, refunded_at, ...ownerPartOfLine(line) }
    await saveSales(services.platform.db, { owner_id, sales: [sale] })
  }
}
