import { sql } from 'drizzle-orm'
import { list_course_archive } from '@portico/shared/contract/catalog/collections.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { verb } from '../../../../kernel/verb.ts'
import { archiveRanges, idsOfArchive } from '../../../publishing/door.ts'
import { selectCards } from '../../course-cards.ts'

/** Lists each course on sale on the one page of its id range, so a change of a course touches one page, however large the catalog is. */
export const listCourseArchive = verb(list_course_archive, async ({ db, portal }, { query: { range } }) => {
  if (!hasStorefront(portal)) return { ranges: [], courses: [] }
  if (range === undefined) return { ranges: await archiveRanges(db), courses: [] }
  const [first, last] = idsOfArchive(range)
  const courses = await selectCards(
    db,
    sql`where c.course_id between ${first}::bigint and ${last}::bigint order by c.title, c.course_id`,
  )
  return { ranges: courses.length > 0 ? [range] : [], courses }
})
