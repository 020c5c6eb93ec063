import { sql } from 'drizzle-orm'
import { get_collection } from '@portico/shared/contract/catalog/collections.ts'
import type { CollectionFamily } from '@portico/shared/tags/entry-family.ts'
import { sanitizeContent } from '../../../../adapters/sanitize-content.ts'
import type { Transaction } from '../../../../db/client.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { coursesOfEntry, entriesWithCourses, entriesWithPage, collections } from '../../../publishing/door.ts'
import { selectCards } from '../../course-cards.ts'
import { collectionFacts } from './collection-facts.ts'
import { filtersOf } from './filters-of-collection.ts'
import { hasCollections } from './has-collections.ts'
import { columnsOf, contactOf, linkedEntries } from './read-collection.ts'
import { bundlesOf, renewalsOf, siblingsOf, topicsOf } from './related-pages.ts'

type Row = { id: number; slug: string; title: string; text: string; audience: string; picture: string | null }
/** Courses shown on the page; the archive and the search list the rest. */
const mostCourses = 24
const other: Partial<Record<CollectionFamily, CollectionFamily>> = { topic: 'ce-topic', 'ce-topic': 'topic' }

/** Returns an entry that has a page, with its courses on sale, if there are any (CAT-007, CAT-010, CAT-012, CAT-015, CAT-016). */
export const getCollection = verb(get_collection, async ({ db, portal }, { params: { family, slug } }) => {
  const collection = collections[family]
  const named = sql.identifier(collection.columns.slug)
  const [entry] = hasCollections(portal, family)
    ? await db.execute<Row>(
        sql`select ${columnsOf(collection)} from ${entriesWithPage(collection)} and e.${named} = ${slug}`,
      )
    : []
  if (!entry) return fail('general.not_found')
  const held = coursesOfEntry(collection, sql`${entry.id}::bigint`)
  const [courses, { count, facts }, siblings, linked, contact, has_other_page, bundles, renewals, topics, filters] =
    await Promise.all([
      selectCards(
        db,
        sql`where c.course_id in (select c.course_id from ${held}) order by c.popularity desc, c.course_id desc limit ${mostCourses}`,
      ),
      collectionFacts(db, held),
      siblingsOf(db, { family, id: entry.id, held }),
      linkedEntries(db, family, entry.id),
      contactOf(db, family, entry.id),
      hasCourses(db, other[family], entry.id),
      bundlesOf(db, collection, entry.id),
      renewalsOf(db, family, entry.id),
      topicsOf(db, family, held),
      filtersOf(db, { family, of_entry: held }),
    ])
  return {
    ...entry,
    text: sanitizeContent(entry.text),
    audience: entry.audience
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    courses,
    courses_count: count,
    facts,
    siblings,
    linked: [...linked],
    contact,
    has_other_page,
    bundles,
    renewals: [...renewals],
    topics: [...topics],
    filters,
  }
})

async function hasCourses(db: Transaction, family: CollectionFamily | undefined, id: number): Promise<boolean> {
  if (!family) return false
  const [row] = await db.execute(sql`select 1 from ${entriesWithCourses(collections[family])} and e.id = ${id}::bigint`)
  return row !== undefined
}
