import { listTags } from '@portico/shared/tags/tags.ts'
import { listPlaces } from '../../../db/list-places.ts'
import type { Collection } from './collection.ts'

/** The courses that are taken in one way: self-paced, live, on site, blended. */
export const trainingOption: Collection = {
  ...listPlaces['training-options'],
  columns: { slug: 'slug', title: 'title', text: 'text' },
  listed_on: [listTags.training_options],
}
