import { sql } from 'drizzle-orm'
import { listTags } from '@portico/shared/tags/tags.ts'
import { listTables } from '../../../db/list-tables.ts'
import type { Collection } from './collection.ts'

/** The courses with credits in one topic marked as continuing education (OP-44). */
export const ceTopic: Collection = {
  family: 'ce-topic',
  ...listTables.topics,
  columns: { slug: 'slug', title: 'title', text: 'text', audience: 'audience', picture: 'image' },
  entries: sql`e.is_continuing_education`,
  courses: sql`c.ce_credits > 0`,
  listed_on: [listTags.ce_topics],
  names_bundles: true,
}
