import { and, eq } from 'drizzle-orm'
import { list_portal_reviews } from '@portico/shared/contract/reviews.ts'
import { byId } from '../../../../db/by-id.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { reviews } from '../../tables.ts'
import { reviewOfPortal, selectReviews } from './review-of-portal.ts'

/** Lists the portal's reviews, newest first; on request only published or only hidden ones (REF-021). */
export const listPortalReviews = verb(list_portal_reviews, async ({ db, actor }, { query }) => {
  const place = readCursor(query.cursor)
  const matching = query.published === undefined ? undefined : eq(reviews.is_published, query.published === '1')
  const { beyond, order } = byId(reviews.id, place)
  const rows = await selectReviews(db, actor, and(matching, beyond))
    .orderBy(order)
    .limit(query.per_page + 1)
  const { data, meta } = page(rows, { place, size: query.per_page })
  return {
    data: data.map((row) => reviewOfPortal(row, actor)),
    meta: { ...meta, ...(await totalIfRequested(query, db, selectReviews(db, actor, matching))) },
  }
})
