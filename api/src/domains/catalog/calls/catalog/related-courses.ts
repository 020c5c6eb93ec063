import { sql } from 'drizzle-orm'
import type { CourseCard } from '@portico/shared/contract/catalog/catalog.ts'
import type { Transaction } from '../../../../db/client.ts'
import { selectCards } from '../../course-cards.ts'

const mostRelated = 4

/** Returns other courses on sale that share a topic, most popular first. */
export const relatedCourses = (
  db: Transaction,
  { id, topic_ids }: { id: number; topic_ids: readonly number[] },
): Promise<CourseCard[]> =>
  selectCards(
    db,
    sql`where c.topic_ids && ${`{${topic_ids.join(',')}}`}::bigint[] and c.course_id <> ${id} order by c.popularity desc, c.course_id desc limit ${mostRelated}`,
  )
