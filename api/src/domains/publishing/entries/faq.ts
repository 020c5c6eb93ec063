import { sql } from 'drizzle-orm'
import { listTags } from '@portico/shared/tags/tags.ts'
import type { EntryPages } from './entry-pages.ts'
import { publishedContent } from '../../../db/visible.ts'

/** Questions and answers. They name each other, so that each page carries the tag of the list (BLG-007). */
export const faq: EntryPages = {
  shown: sql`select id, slug, null::timestamptz as updated_at from faqs where ${publishedContent('faqs')}`,
  listed_on: [listTags.faq],
  totals_shown_on: [],
  touched_by: async () => [],
}
