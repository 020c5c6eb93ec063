import { sql } from 'drizzle-orm'
import { isVisibleCourse } from '@portico/shared/states/courses/course.ts'
import { listTags, sitemapTag, type Tag } from '@portico/shared/tags/tags.ts'
import type { Transaction } from '../../../db/client.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { courses } from '../../courses/tables.ts'
import { courseChanged, entryTags } from '../../publishing/door.ts'

type Course = Pick<typeof courses.$inferSelect, 'id' | 'slug' | 'publication_status'>
type Row = { family: 'agency' | 'state' | 'ce-topic'; id: number }

/** Tags of the pages that gather a course by its accreditations, with their lists and the filters of the catalog: agencies, their states, continuing-education topics. */
export async function accreditationTags(db: Transaction, course_id: number): Promise<Tag[]> {
  const rows = await db.execute<Row>(sql`
    select 'agency' as family, agency_id as id from accreditations where course_id = ${course_id}::bigint
    union select 'state', s.state_id from accreditations a join agency_states s on s.agency_id = a.agency_id where a.course_id = ${course_id}::bigint
    union select 'state', state_id from course_states where course_id = ${course_id}::bigint
    union select 'ce-topic', j.topic_id from course_topics j join topics t on t.id = j.topic_id
      where j.course_id = ${course_id}::bigint and t.is_continuing_education`)
  return [...rows.flatMap(({ family, id }) => entryTags(family, id)), listTags.courses, listTags.home, sitemapTag(1)]
}

/** Notes which accreditations of a course count today. */
export async function noteShown(db: Transaction, course_id: number): Promise<void> {
  await db.execute(sql`update accreditations set is_shown = exists (select 1 from valid_accreditations v where v.id = accreditations.id)
    where course_id = ${course_id}::bigint`)
}

/**
 * Follows accreditations that were changed: notes which count today, and renders the pages and search documents of a course that visitors
 * may see. `before`: tags from before the change.
 */
export async function showAccreditations(
  scope: Scope,
  { course, before = [], by }: { course: Course; before?: readonly Tag[]; by?: number },
): Promise<void> {
  const { db } = scope
  await noteShown(db, course.id)
  if (!isVisibleCourse(course.publication_status)) return
  const also = [...new Set([...before, ...(await accreditationTags(db, course.id))])]
  await courseChanged(scope, {
    course_id: course.id,
    subject: `course:${course.slug}`,
    also,
    ...(by === undefined ? {} : { by }),
  })
}
