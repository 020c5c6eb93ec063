import { and, sql } from 'drizzle-orm'
import { list_coupons } from '@portico/shared/contract/orders/coupons.ts'
import { byId } from '../../../../db/by-id.ts'
import { anyHasWords } from '../../../../db/search-words.ts'
import { coupons } from '../../tables.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { discountOf } from './read-coupon.ts'

const coursesCount = sql<number>`(select count(*)::int from coupon_courses j where j.coupon_id = coupons.id)`
const bundlesCount = sql<number>`(select count(*)::int from coupon_bundles j where j.coupon_id = coupons.id)`
const given = sql<number>`(select coalesce(sum(l.discount), 0)::int from orders o join order_lines l on l.order_id = o.id
  where o.coupon_id = coupons.id and o.paid_at is not null)`

/** Lists the portal's coupons, newest first, with the total each took off paid orders. */
export const listCoupons = verb(list_coupons, async ({ db }, { query }) => {
  const place = readCursor(query.cursor)
  const size = query.per_page
  const matching = anyHasWords([coupons.code, coupons.title], query.search)
  const { beyond, order } = byId(coupons.id, place)
  const rows = await db
    .select({ row: coupons, courses_count: coursesCount, bundles_count: bundlesCount, given })
    .from(coupons)
    .where(and(matching, beyond))
    .orderBy(order)
    .limit(size + 1)
  const entries = rows.map(({ row, ...sums }) => ({ ...row, ...sums, ...discountOf(row) }))
  const { data, meta } = page(entries, { place, size })
  const all = db.select({ id: coupons.id }).from(coupons).where(matching)
  return { data, meta: { ...meta, ...(await totalIfRequested(query, db, all)) } }
})
