import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Fetches one page of a list ordered by id: the rows past `place`, nearest first. `page` (kernel/paginate.ts) reverses the rows when paging back. */
export function byId(
  id: SQLWrapper,
  place: { id: number; back: boolean } | null,
  first: 'newest' | 'oldest' = 'newest',
): { beyond: SQL; order: SQL } {
  const rises = (first === 'oldest') !== (place?.back ?? false)
  return {
    beyond: place ? (rises ? sql`${id} > ${place.id}` : sql`${id} < ${place.id}`) : sql`true`,
    order: rises ? sql`${id} asc` : sql`${id} desc`,
  }
}
