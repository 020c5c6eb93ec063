import { sql, type SQL } from 'drizzle-orm'
import type { CourseSortKey, courseSorts } from '@portico/shared/contract/courses/courses.ts'
import { byId } from '../../../../db/by-id.ts'
import { fail } from '../../../../kernel/fail.ts'
import { readCursor, type CursorPosition, type Sort } from '../../../../kernel/paginate.ts'
import { courses } from '../../tables.ts'
import { priceForOne } from './matching-courses.ts'

type CourseSort = (typeof courseSorts)[number]
type Key = { of: SQL<string | number>; type: 'bigint' | 'text' }
type Sorted = { id: number; sort_key: string | number }

/** What each order compares. Courses without a price are below the free ones. */
const keys: Readonly<Record<CourseSortKey, Key>> = {
  title: { of: sql`lower(courses.title)`, type: 'text' },
  status: { of: sql`courses.publication_status::bigint`, type: 'bigint' },
  price: { of: sql`coalesce(${priceForOne}, -1)::bigint`, type: 'bigint' },
  updated_at: { of: sql`(extract(epoch from courses.updated_at) * 1000000)::bigint`, type: 'bigint' },
}

type CourseOrder = {
  place: CursorPosition | null
  beyond: SQL
  order: SQL
  /** the value that the cursor stores beside the id */
  key: SQL<string | number>
  sort?: Sort<Sorted>
}

/** Fetches courses by id, newest first, or by one of the sort keys and then by id. */
export function courseOrder(sort: CourseSort | undefined, cursor: string | undefined): CourseOrder {
  const place = readCursor(cursor, sort)
  if (sort === undefined) return { place, ...byId(courses.id, place), key: sql`0` }
  const name = sort.replace(/^-/, '') as CourseSortKey
  const { of, type } = keys[name]
  if (place && (typeof place.key === 'number') !== (type === 'bigint')) fail('validation.cursor')
  const rises = sort.startsWith('-') === (place?.back ?? false)
  const [past, direction] = rises ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  return {
    place,
    beyond: place ? sql`(${of}, courses.id) ${past} (${place.key}::${sql.raw(type)}, ${place.id}::bigint)` : sql`true`,
    order: sql`${of} ${direction}, courses.id ${direction}`,
    key: of,
    sort: { name: sort, keyOf: ({ sort_key }) => sort_key },
  }
}
