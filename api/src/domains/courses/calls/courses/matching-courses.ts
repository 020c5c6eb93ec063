import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Input } from '@portico/shared/calls/endpoint.ts'
import type { CoursePriceKind, list_admin_courses } from '@portico/shared/contract/courses/courses.ts'
import { anyHasWords } from '../../../../db/search-words.ts'
import { isCourseInReach, type WithReach } from '../../../access/door.ts'
import { courses } from '../../tables.ts'

/** The price for one person; null without a price tier. */
export const priceForOne = sql<
  number | null
>`(select p.price from course_pricings p where p.course_id = courses.id order by p.from_quantity limit 1)`

const priceConditions: Readonly<Record<CoursePriceKind, SQL>> = {
  free: sql`${priceForOne} = 0`,
  paid: sql`${priceForOne} > 0`,
}

/** Condition for the courses that a staff list asks for. */
export const matchingCourses = (actor: WithReach, query: Input<typeof list_admin_courses>['query']): SQL | undefined =>
  and(
    isNull(courses.deleted_at),
    query.publication_status ? eq(courses.publication_status, query.publication_status) : undefined,
    query.reached ? isCourseInReach(actor, sql`courses.id`) : undefined,
    query.author_id ? eq(courses.author_id, query.author_id) : undefined,
    query.topic_id
      ? sql`exists (select from course_topics t where t.course_id = courses.id and t.topic_id = ${query.topic_id})`
      : undefined,
    query.instructor_id
      ? sql`exists (select from course_instructors i where i.course_id = courses.id and i.user_id = ${query.instructor_id})`
      : undefined,
    query.price ? priceConditions[query.price] : undefined,
    anyHasWords([courses.title, courses.slug], query.search),
  )
