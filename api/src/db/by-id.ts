import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * How a page of a list in the order of an id is fetched: the rows beyond its place, nearest first. `page` (kernel/paginate.ts) turns
 * those of a way back around.
 */
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
