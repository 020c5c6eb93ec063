import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { nameOf, type List } from '../list-table.ts'
import type { Titles } from './cell-value.ts'

/** Returns the entries that a row can name, by field: title to ids. */
export async function readTitles(db: Transaction, list: List): Promise<ReadonlyMap<string, Titles>> {
  const found = new Map<string, Titles>()
  for (const [name, field] of Object.entries(list.resource.fields)) {
    if (field.kind !== 'relation') continue
    const rows = await db.execute<{ title: string; ids: string[] }>(sql`
      select lower(trim(${sql.identifier(list.titleFieldOf(field.to))})) as title, array_agg(id) as ids
      from ${sql.identifier(nameOf(list.tableOf(field.to)))} group by 1`)
    found.set(name, new Map(rows.map(({ title, ids }) => [title, ids.map(Number)])))
  }
  return found
}
