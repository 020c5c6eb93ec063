import { listTags } from '@portico/shared/tags/tags.ts'
import { listTables } from '../../../db/list-tables.ts'
import type { Collection } from './collection.ts'

/** The courses with one delivery format: self-paced, live, on site or blended. */
export const trainingOption: Collection = {
  family: 'training-option',
  ...listTables['training-options'],
  columns: { slug: 'slug', title: 'title', text: 'text', audience: 'audience' },
  listed_on: [listTags.training_options],
}
