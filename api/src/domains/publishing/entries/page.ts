import { sql } from 'drizzle-orm'
import { listTags } from '@portico/shared/tags/tags.ts'
import type { EntryPages } from './entry-pages.ts'
import { publishedContent } from '../../../db/visible.ts'

/** A portal's own pages. The page `home` is the text of the front page and has no URL of its own. */
export const page: EntryPages = {
  shown: sql`select id, slug, updated_at from portal_pages where ${publishedContent('portal_pages')} and slug <> 'home'`,
  listed_on: [listTags.home],
  totals_shown_on: [],
  touched_by: async () => [],
}
