import { listTags } from '@portico/shared/tags/tags.ts'
import { listTables } from '../../../db/list-tables.ts'
import type { Collection } from './collection.ts'

/** The courses about one topic (OP-47). */
export const topic: Collection = {
  family: 'topic',
  ...listTables.topics,
  columns: { slug: 'slug', title: 'title', text: 'text', audience: 'audience', picture: 'image' },
  listed_on: [listTags.topics],
  names_bundles: true,
}
