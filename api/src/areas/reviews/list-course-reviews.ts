import { and, asc, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { list_course_reviews } from '@portico/shared/contract/reviews.ts'
import { courses } from '../../db/tables/courses.ts'
import { reviews } from '../../db/tables/learning.ts'
import type { Transaction } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'
import { page, readCursor, totalIfAsked } from '../../kernel/paginate.ts'
import { verb } from '../../kernel/verb.ts'

/** All reviews of a course, the newest first; published ones or hidden ones where that is asked (BLD-034). */
export const listCourseReviews = verb(list_course_reviews, async ({ db }, { params, query }) => {
  const course_id = await reviewedCourse(db, params.slug)
  const place = readCursor(query.cursor)
  const matching = and(
    eq(reviews.course_id, course_id),
    query.published === undefined ? undefined : eq(reviews.is_published, query.published === '1'),
  )
  const rows = await db
    .select()
    .from(reviews)
    .where(and(matching, place ? (place.back ? gt(reviews.id, place.id) : lt(reviews.id, place.id)) : undefined))
    .orderBy(place?.back ? asc(reviews.id) : desc(reviews.id))
    .limit(query.per_page + 1)
  const { data, meta } = page(rows, { place, size: query.per_page })
  return {
    data: data.map(({ id, author_name, rating, text, is_published, created_at }) => ({
      id,
      author: author_name,
      rating,
      text,
      is_published,
      created_at,
    })),
    meta: { ...meta, ...(await totalIfAsked(query, () => db.$count(reviews, matching))) },
  }
})

/** The course whose reviews staff read. */
export async function reviewedCourse(db: Transaction, slug: string): Promise<number> {
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.slug, slug), isNull(courses.deleted_at)))
  return course?.id ?? fail('general.not_found')
}
