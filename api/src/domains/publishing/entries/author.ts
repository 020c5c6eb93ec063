import { listTables } from '../../../db/list-tables.ts'
import type { Collection } from './collection.ts'

/** The courses written by one author; course pages link to the author's page. */
export const author: Collection = {
  family: 'author',
  ...listTables.authors,
  columns: { slug: 'slug', title: 'name', text: 'description', picture: 'avatar' },
  listed_on: [],
}
