import { sql } from 'drizzle-orm'
import type { CursorMeta } from '@portico/shared/calls/endpoint.ts'
import { listedFields } from '@portico/shared/resources/fields-of.ts'
import type { Field } from '@portico/shared/resources/resource.ts'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { Transaction } from '../db/client.ts'
import { fail } from '../kernel/fail.ts'
import { page, readCursor } from '../kernel/paginate.ts'
import { column, columns } from './columns.ts'
import { nameOf, type List } from './list-table.ts'
import { listFilter } from './list-filter.ts'

type Query = Readonly<Record<string, unknown>> & { cursor?: string; per_page?: number; sort?: string }

/** One page of a list by keyset: as quick on the last page as on the first. */
export async function readPage(
  db: Transaction,
  list: List,
  query: Query,
): Promise<{ data: ListRow[]; meta: CursorMeta }> {
  const order = query.sort ?? list.resource.sort
  const place = readCursor(query.cursor, order)
  const size = query.per_page ?? 20
  const field = order.replace(/^-/, '')
  const rises = order.startsWith('-') === (place?.back ?? false)
  const isNumber = isNumeric(list.resource.fields[field])
  if (place && (typeof place.key === 'number') !== isNumber) fail('validation.cursor')
  const key = column(field)
  const [after, direction] = rises ? [sql.raw('>'), sql.raw('asc')] : [sql.raw('<'), sql.raw('desc')]
  const from =
    place === null
      ? sql``
      : sql`and (${key}, t.id) ${after} (${place.key}${isNumber ? sql`::bigint` : sql`::text`}, ${place.id}::bigint)`
  const rows = await db.execute<ListRow>(sql`
    select ${columns(list, listedFields(list.resource))} from ${sql.identifier(nameOf(list.table))} t
    where ${listFilter(list, query)} ${from} order by ${key} ${direction}, t.id ${direction} limit ${size + 1}`)
  return page(rows, { place, size, sort: { name: order, keyOf: (row) => row[field] as string | number } })
}

const isNumeric = (field: Field | undefined): boolean =>
  field?.kind === 'number' || (field?.kind === 'choice' && typeof field.default === 'number')
