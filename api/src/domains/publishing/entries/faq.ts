import { sql } from 'drizzle-orm'
import { listTags } from '@portico/shared/tags/tags.ts'
import type { EntryPages } from './entry-pages.ts'
import { publishedContent } from '../../../db/visible.ts'

/** Questions and answers. They link to each other, so each page carries the list's tag (BLG-007). */
export const faq: EntryPages = {
  shown: sql`select id, slug, null::timestamptz as updated_at from faqs where ${publishedContent('faqs')}`,
  listed_on: [listTags.faq],
  totals_shown_on: [],
  touched_by: async () => [],
}
