import { sql, type SQLWrapper } from 'drizzle-orm'
import type { CursorMeta } from '@portico/shared/calls/endpoint.ts'
import { mostCountedRows, totalOf } from '@portico/shared/rules/lists/total.ts'
import type { Transaction } from '../db/client.ts'
import { fail } from './fail.ts'

type Key = string | number
/** The row that a page starts after: its id and, if the list is sorted by more than the id, its sort value. */
export type CursorPosition = { id: number; back: boolean; key?: Key }
/** A list's sort order besides the id. The cursor stores its name, since a position in one order means nothing in another. */
export type Sort<R> = { name: string; keyOf: (row: R) => Key }

const encode = ({ id, back, key }: CursorPosition, sort: string | undefined): string =>
  Buffer.from(JSON.stringify(sort === undefined ? [id, back ? 1 : 0] : [id, back ? 1 : 0, sort, key])).toString(
    'base64url',
  )

const isKey = (key: unknown): key is Key =>
  Number.isSafeInteger(key) || (typeof key === 'string' && !key.includes('\u0000'))

/** Decodes an opaque cursor; rejects one that is tampered with or of another order. Without `sort` the list is ordered by id alone. */
export function readCursor(cursor: string | undefined, sort?: string): CursorPosition | null {
  if (cursor === undefined) return null
  try {
    const [id, back, order, key] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    const isPlace = Number.isSafeInteger(id) && (back === 0 || back === 1) && order === sort
    if (isPlace && sort === undefined) return { id: id as number, back: back === 1 }
    if (isPlace && isKey(key)) return { id: id as number, back: back === 1, key }
  } catch {
    // fall through to the refusal
  }
  return fail('validation.cursor')
}

/** Cuts `size + 1` fetched rows to one page (fetched in reverse when paging back) and adds the cursors of its neighbors. */
export function page<R extends { id: number }>(
  rows: readonly R[],
  { place, size, sort }: { place: CursorPosition | null; size: number; sort?: Sort<R> },
): { data: R[]; meta: CursorMeta } {
  const more = rows.length > size
  const cut = rows.slice(0, size)
  const data = place?.back ? cut.reverse() : cut
  const first = data[0]
  const last = data.at(-1)
  const hasNext = place?.back ? true : more
  const hasPrev = place?.back ? more : place !== null
  const at = (row: R, back: boolean) =>
    encode({ id: row.id, back, ...(sort ? { key: sort.keyOf(row) } : {}) }, sort?.name)
  return {
    data,
    meta: {
      next_cursor: hasNext && last ? at(last, false) : null,
      prev_cursor: hasPrev && first ? at(first, true) : null,
    },
  }
}

/** Returns the total of a list only if requested, counted up to a limit. `rows`: a query of all matching rows. */
export async function totalIfRequested(
  { with_total }: { with_total?: '1' | undefined },
  db: Pick<Transaction, 'execute'>,
  rows: SQLWrapper,
): Promise<Pick<CursorMeta, 'total'>> {
  if (!with_total) return {}
  const [found] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from (${rows}) matching limit ${mostCountedRows + 1}) counted`,
  )
  return { total: totalOf(found?.count ?? 0) }
}
