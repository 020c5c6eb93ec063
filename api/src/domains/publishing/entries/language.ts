import { listTags } from '@portico/shared/tags/tags.ts'
import { listTables } from '../../../db/list-tables.ts'
import type { Collection } from './collection.ts'

/** The courses in one language, by language code (OP-43). */
export const language: Collection = {
  family: 'language',
  ...listTables.languages,
  columns: { slug: 'code', title: 'title', text: 'text', audience: 'audience' },
  listed_on: [listTags.languages],
}
