import { sql } from 'drizzle-orm'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { Transaction } from '../../db/client.ts'
import { cellText, titlesById } from './cell-text.ts'
import { columns } from './columns.ts'
import { csvText } from '@portico/shared/rules/csv/csv-text.ts'
import { nameOf, type List } from './list-table.ts'
import { filterValues, listFilter } from './list-filter.ts'

/** Exports all fields of every matching entry as CSV for spreadsheets: labels instead of numbers, titles instead of ids, no formulas. */
export async function exportCsv(
  db: Transaction,
  list: List,
  query: Readonly<Record<string, unknown>>,
): Promise<string> {
  const fields = Object.entries(list.resource.fields)
  const order = typeof query.sort === 'string' ? query.sort : list.resource.sort
  const direction = order.startsWith('-') ? sql`desc` : sql`asc`
  const narrowed = filterValues(list, query)
  const rows = await list.ask<ListRow>(db, {
    shape: ['export', order, ...Object.keys(narrowed)].join(' '),
    build: () => sql`
      select ${columns(list, fields)} from ${sql.identifier(nameOf(list.table))} t where ${listFilter(list, narrowed)}
      order by t.${sql.identifier(order.replace(/^-/, ''))} ${direction}, t.id ${direction}`,
    values: narrowed,
  })
  const titles = await titlesById(db, list)
  const cells = rows.map((row) => [
    row.id,
    ...fields.map(([name, field]) => cellText(row[name], field, titles.get(name))),
  ])
  return csvText([['Id', ...fields.map(([, field]) => field.label)], ...cells])
}
