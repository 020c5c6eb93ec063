import { sql } from 'drizzle-orm'
import { listTags } from '@portico/shared/tags/tags.ts'
import { courseStatus } from '@portico/shared/states/course.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { listPlaces } from '../../db/tables/lists.ts'
import type { Changed, EntryPages } from './entry-pages.ts'

const isList = (of: Changed['of']): of is ResourceName => of in listPlaces

/** Courses on sale, and those to come (BLD-006). */
export const course: EntryPages = {
  shown: sql`select id, slug, updated_at from courses
    where publication_status in (${courseStatus.published}, ${courseStatus.coming_soon}) and deleted_at is null`,
  listed_on: [listTags.courses, listTags.home],
  sums_on: [],
  async touched_by(db, { of, id }) {
    const named = isList(of) ? listPlaces[of].in_courses : null
    if (!named) return []
    const column = sql.identifier(named.column)
    const rows = await db.execute<{ id: number }>(
      named.between
        ? sql`select course_id as id from ${sql.identifier(named.between)} where ${column} = ${id}::bigint`
        : sql`select id from courses where ${column} = ${id}::bigint`,
    )
    return rows.map((row) => row.id)
  },
}
