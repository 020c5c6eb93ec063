import { sql, type SQL } from 'drizzle-orm'
import type { CursorMeta } from '@portico/shared/calls/endpoint.ts'
import { mostCountedRows, totalOf } from '@portico/shared/rules/lists/total.ts'
import { listedFields } from '@portico/shared/resources/fields-of.ts'
import type { Field } from '@portico/shared/resources/resource.ts'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { Transaction } from '../../db/client.ts'
import type { Values } from '../../db/statements.ts'
import { fail } from '../../kernel/fail.ts'
import { page, readCursor } from '../../kernel/paginate.ts'
import { column, columns } from './columns.ts'
import { nameOf, type List } from './list-table.ts'
import { filterValues, listFilter } from './list-filter.ts'

type Query = Readonly<Record<string, unknown>> & {
  cursor?: string
  per_page?: number
  sort?: string
  with_total?: '1'
}
type CountedRow = ListRow & { matching?: number }

/** Reads one page of a list by keyset, so the last page is as fast as the first; if requested, the total comes from the same query. */
export async function readPage(
  db: Transaction,
  list: List,
  query: Query,
): Promise<{ data: ListRow[]; meta: CursorMeta }> {
  const order = query.sort ?? list.resource.sort
  const place = readCursor(query.cursor, order)
  const size = query.per_page ?? 20
  const field = order.replace(/^-/, '')
  const isNumber = isNumeric(list.resource.fields[field])
  if (place && (typeof place.key === 'number') !== isNumber) fail('validation.cursor')
  const narrowed = filterValues(list, query)
  const cut: Cut = {
    field,
    rises: order.startsWith('-') === (place?.back ?? false),
    key_type: place && (isNumber ? 'bigint' : 'text'),
    with_total: query.with_total === '1',
  }
  const rows = await list.ask<CountedRow>(db, {
    shape: ['page', ...Object.values(cut), ...Object.keys(narrowed)].join(' '),
    build: () => pageSql(list, { cut, narrowed }),
    values: { ...narrowed, limit: size + 1, key: place?.key, after: place?.id },
  })
  const { data, meta } = page(rows, {
    place,
    size,
    sort: { name: order, keyOf: (row) => row[field] as string | number },
  })
  return { data: data.map(({ matching: _, ...row }) => row), meta: { ...meta, ...countOf(rows, cut) } }
}

/** Every row carries the count; a first page without rows means nothing matches. */
function countOf([row]: readonly CountedRow[], { with_total, key_type }: Cut): Pick<CursorMeta, 'total'> {
  const counted = row?.matching ?? (key_type === null ? 0 : null)
  return with_total && counted !== null ? { total: totalOf(Number(counted)) } : {}
}

/** How a page is cut: sort column, direction, and the type of the cursor's key (null for a first page). */
type Cut = { field: string; rises: boolean; key_type: 'bigint' | 'text' | null; with_total: boolean }

function pageSql(
  list: List,
  { cut: { field, rises, key_type, with_total }, narrowed }: { cut: Cut; narrowed: Values },
): SQL {
  const key = column(field)
  const [after, direction] = rises ? [sql.raw('>'), sql.raw('asc')] : [sql.raw('<'), sql.raw('desc')]
  const place = sql`(${sql.placeholder('key')}::${sql.raw(key_type ?? '')}, ${sql.placeholder('after')}::bigint)`
  const table = sql.identifier(nameOf(list.table))
  const total = with_total
    ? sql`, (select count(*)::integer from (select from ${table} t where ${listFilter(list, narrowed)} limit ${sql.raw(String(mostCountedRows + 1))}) counted) as matching`
    : sql``
  return sql`
    select ${columns(list, listedFields(list.resource))} ${total} from ${table} t
    where ${listFilter(list, narrowed)} ${key_type === null ? sql`` : sql`and (${key}, t.id) ${after} ${place}`}
    order by ${key} ${direction}, t.id ${direction} limit ${sql.placeholder('limit')}`
}

const isNumeric = (field: Field | undefined): boolean =>
  field?.kind === 'number' || field?.kind === 'money' || (field?.kind === 'choice' && typeof field.default === 'number')
