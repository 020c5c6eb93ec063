import { sql } from 'drizzle-orm'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { listTags } from '@portico/shared/pages/tags.ts'
import { courseStatus } from '@portico/shared/states/course.ts'
import type { EntryPages } from './entry-pages.ts'

// How a course names an entry of a list: in a column of its own, or in a table between the two.
const columnOf: Readonly<Record<string, string>> = { authors: 'author_id', languages: 'language_id' }
const tableOf: Readonly<Record<string, [table: string, column: string]>> = {
  topics: ['course_topics', 'topic_id'],
  agencies: ['course_agencies', 'agency_id'],
  states: ['course_states', 'state_id'],
  'training-options': ['course_training_options', 'training_option_id'],
  tags: ['course_tags', 'tag_id'],
}

/** Courses on sale, and those to come (BLD-006). */
export const course: EntryPages = {
  path: (slug) => linkTo('course', { slug }),
  shown: sql`select id, slug, updated_at from courses
    where publication_status in (${courseStatus.published}, ${courseStatus.coming_soon}) and deleted_at is null`,
  listed_on: [listTags.courses, listTags.home],
  async touched_by(db, { of, id }) {
    const [column, between] = [columnOf[of], tableOf[of]]
    if (!column && !between) return []
    const rows = await db.execute<{ id: number }>(
      between
        ? sql`select course_id as id from ${sql.identifier(between[0])} where ${sql.identifier(between[1])} = ${id}::bigint`
        : sql`select id from courses where ${sql.identifier(column ?? '')} = ${id}::bigint`,
    )
    return rows.map((row) => row.id)
  },
}
