import { sql } from 'drizzle-orm'
import { collectionFamilies, type CollectionFamily } from '@portico/shared/tags/entry-family.ts'
import { entryTag, sitemapTag, type Tag } from '@portico/shared/tags/tags.ts'
import type { Transaction } from '../../../db/client.ts'
import { gatheringEntries } from './collection.ts'
import { collections } from './collections.ts'
import { entryTags } from './entry-tags.ts'

type Row = { family: CollectionFamily; id: number; is_turned: boolean }

/**
 * What a course that came or went touches besides: the pages of the topics, agencies and so on that gather it, found in one query, and,
 * of those that got their page with it or lost it, their lists and the sitemap.
 */
export async function gatheringTags(db: Transaction, course_id: number): Promise<Tag[]> {
  const each = collectionFamilies.map(
    (family) =>
      sql`select ${family}::text as family, id, is_turned from (${gatheringEntries(collections[family], course_id)}) one`,
  )
  const rows = await db.execute<Row>(sql.join(each, sql` union all `))
  const tags = rows.flatMap(({ family, id, is_turned }) => (is_turned ? entryTags(family, id) : [entryTag(family, id)]))
  // The first file of the sitemap has the pages that list a family while it has entries.
  return rows.some(({ is_turned }) => is_turned) ? [...tags, sitemapTag(1)] : tags
}
