import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Result } from '@portico/shared/calls/endpoint.ts'
import type { show_review } from '@portico/shared/contract/reviews.ts'
import { isCourseInReach, type WithReach } from '../../../access/door.ts'
import { courses } from '../../../courses/tables.ts'
import type { Transaction } from '../../../../db/client.ts'
import { reviews } from '../../tables.ts'

/** Reviews of the courses that the caller reaches, with their courses; drafts and archived ones included. */
export const selectReviews = (db: Transaction, actor: WithReach, matching: SQL | undefined) =>
  db
    .select({ ...getTableColumns(reviews), slug: courses.slug, title: courses.title })
    .from(reviews)
    .innerJoin(courses, eq(courses.id, reviews.course_id))
    .where(and(matching, isCourseInReach(actor, sql`${reviews.course_id}`)))

type Row = Awaited<ReturnType<typeof selectReviews>>[number]

export const reviewOfPortal = (row: Row, actor: WithReach): Result<typeof show_review> => ({
  id: row.id,
  author: row.author_name,
  rating: row.rating,
  text: row.text,
  is_published: row.is_published,
  is_own: row.user_id === actor.id,
  created_at: row.created_at,
  course: { slug: row.slug, title: row.title },
})
