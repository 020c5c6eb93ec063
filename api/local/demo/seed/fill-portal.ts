import { demoOrganizations } from '../content/organizations.ts'
import type { Bulk } from '../load/bulk.ts'
import { idOf } from '../load/bulk.ts'
import { loadCourseContent } from '../load/load-course-content.ts'
import { loadCourses, loadInstructors } from '../load/load-courses.ts'
import { refreshCatalog } from '../load/load-learning.ts'
import type { Lists } from '../load/load-lists.ts'
import { loadLists } from '../load/load-lists.ts'
import type { Edition } from './edition-of.ts'

/** Adds course variants to a portal. A new portal gets its own reference lists; an existing one keeps the lists it has. */
export async function fillPortal(
  bulk: Bulk,
  {
    portal_id,
    editions,
    author,
  }: { portal_id: number; editions: readonly Edition[]; author: ReadonlyMap<string, number> },
): Promise<void> {
  const courses = editions.map((edition) => edition.course)
  const pictures = new Map(editions.map((edition) => [edition.course.slug, edition.pictures]))
  const known = await knownLists(bulk, portal_id)
  const lists = known ?? (await loadLists(bulk, portal_id, courses, { sells: true }))
  if (!known) await loadInstructors(bulk, portal_id, courses, author)
  const ids = await loadCourses(bulk, {
    portal_id,
    courses,
    lists,
    author,
    pictureOf: (course) => pictures.get(course.slug) ?? course.slug,
  })
  await loadCourseContent(bulk, { portal_id, courses, ids, documents: new Map(), scorm: null })
  await refreshCatalog(bulk, portal_id)
}

async function knownLists(bulk: Bulk, portal_id: number): Promise<Lists | undefined> {
  const read = async (table: string, column: string): Promise<Map<string, number>> =>
    new Map(
      (
        await bulk.tx<
          { key: string; id: number }[]
        >`select ${bulk.tx(column)} as key, id::int as id from ${bulk.tx(table)} where portal_id = ${portal_id}`
      ).map((row) => [row.key, row.id]),
    )
  const topic = await read('topics', 'slug')
  if (topic.size === 0) return undefined
  const numbers = await read('organizations', 'provider_number')
  const organization = new Map(
    demoOrganizations.map(({ slug, provider_number }) => [slug, idOf(numbers, provider_number)]),
  )
  return {
    topic,
    agency: await read('agencies', 'slug'),
    state: await read('states', 'code'),
    language: await read('languages', 'code'),
    option: await read('training_options', 'slug'),
    tag: await read('tags', 'slug'),
    author: await read('authors', 'slug'),
    organization,
  }
}
