import { sql } from 'drizzle-orm'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { Field } from '@portico/shared/resources/resource.ts'
import type { Transaction } from '../db/client.ts'
import { columns } from './columns.ts'
import { csvText } from './csv-text.ts'
import { nameOf, type List } from './list-table.ts'
import { filterValues, listFilter } from './list-filter.ts'

/** Everything that matches the query, all fields, as CSV for spreadsheets: labels for numbers, titles for ids, no formulas. */
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
  const titles = await readTitles(db, list)
  const cells = rows.map((row) => [row.id, ...fields.map(([name, field]) => cell(row[name], field, titles.get(name)))])
  return csvText([['Id', ...fields.map(([, field]) => field.label)], ...cells])
}

type Titles = ReadonlyMap<number, string>

async function readTitles(db: Transaction, list: List): Promise<Map<string, Titles>> {
  const found = new Map<string, Titles>()
  for (const [name, field] of Object.entries(list.resource.fields)) {
    if (field.kind !== 'relation') continue
    const rows = await db.execute<{ id: number; title: string }>(
      sql`select id, ${sql.identifier(list.titleFieldOf(field.to))} as title from ${sql.identifier(nameOf(list.tableOf(field.to)))}`,
    )
    found.set(name, new Map(rows.map(({ id, title }) => [id, title])))
  }
  return found
}

function cell(value: unknown, field: Field, titles: Titles | undefined): string | number {
  if (value === null || value === undefined) return ''
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? String(value)
  if (field.kind === 'money') return (Number(value) / 100).toFixed(2)
  if (field.kind === 'boolean') return value ? 'Yes' : 'No'
  if (field.kind === 'relation')
    return [value]
      .flat()
      .map((id) => titles?.get(Number(id)) ?? String(id))
      .join('; ')
  return typeof value === 'number' ? value : String(value)
}
