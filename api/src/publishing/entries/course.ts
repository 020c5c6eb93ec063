import { sql } from 'drizzle-orm'
import { listTags } from '@portico/shared/tags/tags.ts'
import { courseStatus } from '@portico/shared/states/course.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import type { Changed, EntryPages } from './entry-pages.ts'

type Named = { column: string; between?: string }

/** How a course names the entries of each list: in a column of its own, in a table between the two, or not at all. A list that is left out does not compile. */
const namedIn: Readonly<Record<ResourceName, Named | null>> = {
  topics: { between: 'course_topics', column: 'topic_id' },
  agencies: { between: 'course_agencies', column: 'agency_id' },
  states: { between: 'course_states', column: 'state_id' },
  'training-options': { between: 'course_training_options', column: 'training_option_id' },
  tags: { between: 'course_tags', column: 'tag_id' },
  authors: { column: 'author_id' },
  languages: { column: 'language_id' },
  organizations: null,
  subtitles: null,
  features: null,
  'question-categories': null,
  faq: null,
  'article-categories': null,
  'promo-buttons': null,
}
const isList = (of: Changed['of']): of is ResourceName => of in namedIn

/** Courses on sale, and those to come (BLD-006). */
export const course: EntryPages = {
  shown: sql`select id, slug, updated_at from courses
    where publication_status in (${courseStatus.published}, ${courseStatus.coming_soon}) and deleted_at is null`,
  listed_on: [listTags.courses, listTags.home],
  async touched_by(db, { of, id }) {
    const named = isList(of) ? namedIn[of] : null
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
