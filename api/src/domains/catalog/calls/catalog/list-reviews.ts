import { sql, type SQL } from 'drizzle-orm'
import { list_reviews, type ReviewOrder } from '@portico/shared/contract/catalog/catalog.ts'
import { byId } from '../../../../db/by-id.ts'
import { fail } from '../../../../kernel/fail.ts'
import { page, readCursor, type CursorPosition, type Sort } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { reviewsPageSize, selectReviews, type ReviewRow } from './read-reviews.ts'
import { visibleCourse } from '../../../../db/visible.ts'

/** Orders by stars; the newest comes first among equals. The lowest first is the highest negative first. */
const sorts: Readonly<Record<Exclude<ReviewOrder, 'newest'>, Sort<ReviewRow> & { key: SQL }>> = {
  highest: { name: 'highest', keyOf: ({ rating }) => rating, key: sql`r.rating` },
  lowest: { name: 'lowest', keyOf: ({ rating }) => -rating, key: sql`-r.rating` },
}

/** Cursors are not signed; a key that is no number of stars would end in an error of the database. */
const isStars = (key: string | number | undefined): boolean => typeof key === 'number' && Math.abs(key) <= 5

function byStars(key: SQL, place: CursorPosition | null): { beyond: SQL; order: SQL } {
  const compare = place?.back ? sql`>` : sql`<`
  return {
    beyond: place ? sql`(${key}, r.id) ${compare} (${place.key}::int, ${place.id})` : sql`true`,
    order: place?.back ? sql`${key}, r.id` : sql`${key} desc, r.id desc`,
  }
}

/** Lists published reviews only, newest first unless asked otherwise (OP-57). */
export const listReviews = verb(list_reviews, async ({ db, portal }, { params, query }) => {
  const sort = query.sort === 'newest' ? undefined : sorts[query.sort]
  const place = readCursor(query.cursor, sort?.name)
  if (place && sort && !isStars(place.key)) fail('validation.cursor')
  const [course] = hasStorefront(portal)
    ? await db.execute<{ id: number }>(
        sql`select id from courses where slug = ${params.slug} and ${visibleCourse('courses')}`,
      )
    : []
  if (!course) fail('general.not_found')
  const { beyond, order } = sort ? byStars(sort.key, place) : byId(sql`r.id`, place)
  const rows = await selectReviews(
    db,
    sql`and r.course_id = ${course.id} and ${beyond} order by ${order} limit ${reviewsPageSize + 1}`,
  )
  return page(rows, { place, size: reviewsPageSize, ...(sort ? { sort } : {}) })
})
