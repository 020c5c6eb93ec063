import { and, eq } from 'drizzle-orm'
import { list_course_reviews } from '@portico/shared/contract/reviews.ts'
import { taughtCourse } from '../../../access/door.ts'
import { byId } from '../../../../db/by-id.ts'
import { reviews } from '../../tables.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Lists all reviews of a course, newest first; on request only published or only hidden ones (BLD-034). */
export const listCourseReviews = verb(list_course_reviews, async ({ db, actor }, { params, query }) => {
  const course_id = await taughtCourse({ db, actor }, params)
  const place = readCursor(query.cursor)
  const matching = and(
    eq(reviews.course_id, course_id),
    query.published === undefined ? undefined : eq(reviews.is_published, query.published === '1'),
  )
  const { beyond, order } = byId(reviews.id, place)
  const rows = await db
    .select()
    .from(reviews)
    .where(and(matching, beyond))
    .orderBy(order)
    .limit(query.per_page + 1)
  const all = db.select({ id: reviews.id }).from(reviews).where(matching)
  const { data, meta } = page(rows, { place, size: query.per_page })
  return {
    data: data.map(({ id, user_id, author_name, rating, text, is_published, created_at }) => ({
      id,
      author: author_name,
      rating,
      text,
      is_published,
      is_own: user_id === actor.id,
      created_at,
    })),
    meta: { ...meta, ...(await totalIfRequested(query, db, all)) },
  }
})
