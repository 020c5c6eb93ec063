import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { nameOf, type List } from './list-table.ts'
import { filterValues, listFilter } from './list-filter.ts'

export type Option = { id: number; title: string }
const most = 1_000

/** Returns the options of a select: id and title, in the list's own order (OP-99). */
export async function readOptions(
  db: Transaction,
  list: List,
  { search }: { search?: unknown } = {},
): Promise<Option[]> {
  const { title_field, sort } = list.resource
  const narrowed = filterValues(list, { search })
  return list.ask<Option>(db, {
    shape: ['options', ...Object.keys(narrowed)].join(' '),
    build: () => sql`
      select t.id, t.${sql.identifier(title_field)} as title from ${sql.identifier(nameOf(list.table))} t
      where ${listFilter(list, narrowed)} order by t.${sql.identifier(sort)}, t.id limit ${sql.placeholder('limit')}`,
    values: { ...narrowed, limit: most },
  })
}
