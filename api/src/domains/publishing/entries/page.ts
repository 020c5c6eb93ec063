import { sql } from 'drizzle-orm'
import { ownTextSlugs } from '@portico/shared/pages/own-text-slugs.ts'
import { listTags } from '@portico/shared/tags/tags.ts'
import type { EntryPages } from './entry-pages.ts'
import { publishedContent } from '../../../db/visible.ts'

const elsewhere = sql.join(
  ownTextSlugs.map((slug) => sql`${slug}`),
  sql`, `,
)

/** A portal's own pages, without those that are the text of a page of the product, such as the front page. */
export const page: EntryPages = {
  shown: sql`
    select id, slug, updated_at from portal_pages where ${publishedContent('portal_pages')} and slug not in (${elsewhere})`,
  listed_on: [listTags.home],
  totals_shown_on: [],
  touched_by: async () => [],
}
