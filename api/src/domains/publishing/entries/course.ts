import { eq, sql } from 'drizzle-orm'
import { archiveTag, listTags } from '@portico/shared/tags/tags.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { bundleCourses } from '../../courses/tables.ts'
import { schedules } from '../../lists/tables.ts'
import { listTables } from '../../../db/list-tables.ts'
import { acceptedIn } from './accepted-in.ts'
import { archiveRangeOf } from './archive-ranges.ts'
import type { Changed, EntryPages } from './entry-pages.ts'
import { publishedCourse, visibleCourse } from '../../../db/visible.ts'

const isList = (of: Changed['of']): of is ResourceName => of in listTables

/** Where pages of courses read entries of a list. */
const shownIn = (list: ResourceName) =>
  list === 'agencies' || list === 'states' ? acceptedIn[list] : listTables[list].in_courses

/** Courses on sale and upcoming ones (BLD-006). */
export const course: EntryPages = {
  shown: sql`select id, slug, updated_at from courses
    where ${visibleCourse('courses')}`,
  // Upcoming courses are `noindex`.
  found: sql`select id, slug, updated_at from courses where ${publishedCourse('courses')}`,
  listed_on: [listTags.courses, listTags.home, listTags.archive],
  totals_shown_on: [],
  archived_on: (id) => archiveTag(archiveRangeOf(id)),
  async touched_by(db, { of, id }) {
    if (of === 'bundles') {
      const rows = await db
        .select({ id: bundleCourses.course_id })
        .from(bundleCourses)
        .where(eq(bundleCourses.bundle_id, id))
      return rows.map((row) => row.id)
    }
    if (of === 'schedules') {
      const rows = await db.select({ id: schedules.course_id }).from(schedules).where(eq(schedules.id, id))
      return rows.flatMap((row) => row.id ?? [])
    }
    const named = isList(of) ? shownIn(of) : null
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
