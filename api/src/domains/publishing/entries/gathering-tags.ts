import { sql } from 'drizzle-orm'
import { collectionFamilies, type CollectionFamily } from '@portico/shared/tags/entry-family.ts'
import { entryTag, sitemapTag, type Tag } from '@portico/shared/tags/tags.ts'
import type { Transaction } from '../../../db/client.ts'
import { gatheringEntries } from './collection.ts'
import { collections } from './collections.ts'
import { entryTags } from './entry-tags.ts'

type Row = { family: CollectionFamily; id: number; is_turned: boolean }

/**
 * Tags also touched when a course appears or disappears: pages of its topics, agencies and so on, found in one query, plus the lists and sitemap of
 * those that got their first or lost their last course.
 */
export async function gatheringTags(db: Transaction, course_id: number): Promise<Tag[]> {
  const each = collectionFamilies.map(
    (family) =>
      sql`select ${family}::text as family, id, is_turned from (${gatheringEntries(collections[family], course_id)}) one`,
  )
  const rows = await db.execute<Row>(sql.join(each, sql` union all `))
  const tags = rows.flatMap(({ family, id, is_turned }) => (is_turned ? entryTags(family, id) : [entryTag(family, id)]))
  // The first sitemap file contains a family's list pages while the family has entries.
  return rows.some(({ is_turned }) => is_turned) ? [...tags, sitemapTag(1)] : tags
}
