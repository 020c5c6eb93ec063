import { sql } from 'drizzle-orm'
import { resourceOf } from '@portico/shared/resources/resources.ts'
import type { EntryFamily } from '@portico/shared/tags/entry-family.ts'
import { entryTag, type Tag } from '@portico/shared/tags/tags.ts'
import type { Transaction } from '../../db/client.ts'
import { entryTags } from './entries/entry-tags.ts'
import { tagsOfTouched, touchedEntries } from './entries/touched-entries.ts'

type Touch = { tags: Tag[]; changed: Tag[]; courses: readonly number[] }

/**
 * Refreshes the catalog for changed list entries. Returns the tags of pages that show them, the tags of their own pages, and the courses that use
 * them.
 */
export async function listChanged(
  db: Transaction,
  { list, ids }: { list: string; ids: readonly number[] },
): Promise<Touch> {
  const { name, shown_on, families = [], finds_courses } = resourceOf(list)
  const tags = new Set<Tag>(shown_on)
  const courses = new Set<number>()
  for (const id of ids) {
    const touched: ReadonlyMap<EntryFamily, readonly number[]> = await touchedEntries(db, { of: name, id })
    for (const course of touched.get('course') ?? []) courses.add(course)
    for (const tag of [...families.flatMap((family) => entryTags(family, id)), ...tagsOfTouched(touched)]) tags.add(tag)
  }
  // Their pages stay the same; only the search terms that find them change.
  for (const course of finds_courses ? await coursesFoundBy(db, { list: name, ids }) : []) courses.add(course)
  await db.execute(
    sql`select refresh_catalog(e::bigint) from json_array_elements_text(${JSON.stringify([...courses])}::json) e`,
  )
  const changed = ids.flatMap((id) => families.map((family) => entryTag(family, id)))
  return { tags: [...tags], changed, courses: [...courses] }
}

/** Courses that these synonyms or license renewals found before the change, and those they find now. */
async function coursesFoundBy(
  db: Transaction,
  { list, ids }: { list: string; ids: readonly number[] },
): Promise<number[]> {
  const wanted = sql`${`{${ids.join(',')}}`}::bigint[]`
  const bySynonym = sql`c.synonym_ids && ${wanted}
    or exists (select from synonyms s where s.id = any(${wanted}) and has_word(c.search_text, s.title))`
  const byRenewal = sql`c.renewal_ids && ${wanted}
    or (c.agency_ids <> '{}' and (select f.renewal_ids from also_found_by(c.course_id) f) && ${wanted})`
  const rows = await db.execute<{ id: number }>(
    sql`select c.course_id as id from catalog c where ${list === 'synonyms' ? bySynonym : byRenewal}`,
  )
  return rows.map(({ id }) => id)
}
