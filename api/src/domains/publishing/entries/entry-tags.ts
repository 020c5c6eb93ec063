import type { EntryFamily } from '@portico/shared/tags/entry-family.ts'
import { entryTag, listTags, sitemapTag, type Tag } from '@portico/shared/tags/tags.ts'
import { entries } from './entries.ts'
import { sitemapRangeOf } from './sitemap-ranges.ts'

/**
 * Tags touched by a changed entry: its own page and the pages that show it, its sitemap file, its archive page and, if `listed` (it appears,
 * disappears or is renamed), the pages that list its family. The cost of any other edit does not depend on catalog size.
 */
export function entryTags(family: EntryFamily, id: number, { listed = true }: { listed?: boolean } = {}): Tag[] {
  const { listed_on, archived_on } = entries[family]
  const itself = [entryTag(family, id), sitemapTag(sitemapRangeOf(id)), ...(archived_on ? [archived_on(id)] : [])]
  return listed ? [...itself, ...listed_on, listTags.sitemap] : itself
}
