import { sql } from 'drizzle-orm'
import { listTags } from '@portico/shared/tags/tags.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { listPlaces } from '../../db/tables/lists.ts'
import type { Changed, EntryPages } from './entry-pages.ts'
import { shownCourse } from '../../db/visible.ts'

const isList = (of: Changed['of']): of is ResourceName => of in listPlaces

/** Courses on sale, and those to come (BLD-006). */
export const course: EntryPages = {
  shown: sql`select id, slug, updated_at from courses
    where ${shownCourse('courses')}`,
  listed_on: [listTags.courses, listTags.home],
  totals_shown_on: [],
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
