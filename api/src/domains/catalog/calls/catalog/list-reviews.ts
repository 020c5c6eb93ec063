import { sql } from 'drizzle-orm'
import { list_reviews } from '@portico/shared/contract/catalog/catalog.ts'
import { byId } from '../../../../db/by-id.ts'
import { fail } from '../../../../kernel/fail.ts'
import { page, readCursor } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { reviewsPageSize, selectReviews } from './read-reviews.ts'
import { visibleCourse } from '../../../../db/visible.ts'

/** Lists published reviews only, newest first (OP-57). */
export const listReviews = verb(list_reviews, async ({ db, portal }, { params, query }) => {
  const place = readCursor(query.cursor)
  const [course] = hasStorefront(portal)
    ? await db.execute<{ id: number }>(
        sql`select id from courses where slug = ${params.slug} and ${visibleCourse('courses')}`,
      )
    : []
  if (!course) fail('general.not_found')
  const { beyond, order } = byId(sql`r.id`, place)
  const rows = await selectReviews(
    db,
    sql`and r.course_id = ${course.id} and ${beyond} order by ${order} limit ${reviewsPageSize + 1}`,
  )
  return page(rows, { place, size: reviewsPageSize })
})
