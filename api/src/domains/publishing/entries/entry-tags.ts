import type { EntryFamily } from '@portico/shared/tags/entry-family.ts'
import { entryTag, listTags, sitemapTag, type Tag } from '@portico/shared/tags/tags.ts'
import { entries } from './entries.ts'
import { sitemapRangeOf } from './sitemap-ranges.ts'

/**
 * What the change of an entry touches: its own page with every page that shows it, its file of the sitemap, its page of the archive and, when it is `listed` anew
 * (it appears, disappears or is renamed), the pages that list its family; any other edit costs the same in a catalog of any size.
 */
export function entryTags(family: EntryFamily, id: number, { listed = true }: { listed?: boolean } = {}): Tag[] {
  const { listed_on, archived_on } = entries[family]
  const itself = [entryTag(family, id), sitemapTag(sitemapRangeOf(id)), ...(archived_on ? [archived_on(id)] : [])]
  return listed ? [...itself, ...listed_on, listTags.sitemap] : itself
}
