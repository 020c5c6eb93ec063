import { and, eq } from 'drizzle-orm'
import { list_share_sales } from '@portico/shared/contract/shares.ts'
import { byId } from '../../../db/by-id.ts'
import { shareSales } from '../tables.ts'
import { page, readCursor, totalIfRequested } from '../../../kernel/paginate.ts'
import { verb } from '../../../kernel/verb.ts'
import { ownShare } from './own-share.ts'

/** Lists the owner's earnings from a course that another portal sells, line by line, without buyers or orders. */
export const listShareSales = verb(list_share_sales, async ({ db, actor }, { params, query }) => {
  const { id } = await ownShare(db, { share_id: params.share_id, actor })
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(shareSales.id, place)
  const matching = eq(shareSales.share_id, id)
  const rows = await db
    .select()
    .from(shareSales)
    .where(and(matching, beyond))
    .orderBy(order)
    .limit(query.per_page + 1)
  const all = db.select({ id: shareSales.id }).from(shareSales).where(matching)
  const { data, meta } = page(rows, { place, size: query.per_page })
  return { data, meta: { ...meta, ...(await totalIfRequested(query, db, all)) } }
})
