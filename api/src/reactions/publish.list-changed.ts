import { courseTag, faqTag } from '@portico/shared/pages/tags.ts'
import { sql } from 'drizzle-orm'
import { resourceOf } from '@portico/shared/resources/resources.ts'
import type { Transaction } from '../db/client.ts'
import { reaction } from '../kernel/reaction.ts'
import { publishTags } from '../publishing/publish-tags.ts'
import { keepIndex } from '../search/keep-index.ts'

// How a course names an entry of a list: in a column of its own, or in a table between the two.
const columnOf: Readonly<Record<string, string>> = { authors: 'author_id', languages: 'language_id' }
const tableOf: Readonly<Record<string, [table: string, column: string]>> = {
  topics: ['course_topics', 'topic_id'],
  agencies: ['course_agencies', 'agency_id'],
  states: ['course_states', 'state_id'],
  'training-options': ['course_training_options', 'training_option_id'],
  tags: ['course_tags', 'tag_id'],
}

async function coursesNaming(db: Transaction, { list, id }: { list: string; id: number }): Promise<number[]> {
  const [column, between] = [columnOf[list], tableOf[list]]
  if (!column && !between) return []
  const rows = await db.execute<{ id: number }>(
    between
      ? sql`select course_id as id from ${sql.identifier(between[0])} where ${sql.identifier(between[1])} = ${id}::bigint`
      : sql`select id from courses where ${sql.identifier(column ?? '')} = ${id}::bigint`,
  )
  return rows.map((row) => row.id)
}

/** The courses that name the entry are updated in catalog and search, then every page that shows it or one of them is rendered. */
export const task = reaction<'list.changed'>(async ({ services, portal, inPortal, log }, { list, id }) => {
  const courses = await inPortal(async ({ db }) => {
    const ids = await coursesNaming(db, { list, id })
    await db.execute(
      sql`select refresh_catalog(e::bigint) from json_array_elements_text(${JSON.stringify(ids)}::json) e`,
    )
    return ids
  })
  const itself = list === 'faq' ? [faqTag(id)] : []
  const tags = [...resourceOf(list).shown_on, ...itself, ...courses.map(courseTag)]
  await publishTags({ services, portal, log }, { job_id: null, tags })
  if (courses.length > 0) await keepIndex({ ...services, log }, portal.id)
})
