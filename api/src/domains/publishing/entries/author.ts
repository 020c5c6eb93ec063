import { listPlaces } from '../../../db/list-places.ts'
import type { Collection } from './collection.ts'

/** The courses that one author wrote; their pages lead there. */
export const author: Collection = {
  ...listPlaces.authors,
  columns: { slug: 'slug', title: 'name', text: 'description', picture: 'avatar' },
  listed_on: [],
}
