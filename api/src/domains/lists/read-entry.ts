import { sql } from 'drizzle-orm'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { Transaction } from '../../db/client.ts'
import { columns } from './columns.ts'
import { nameOf, type List } from './list-table.ts'

/** Returns one entry with all its fields, or null if the portal has none with that id. */
export async function readEntry(
  db: Transaction,
  list: List,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<ListRow | null> {
  const [row] = await list.ask<ListRow>(db, {
    shape: lock ? 'entry for update' : 'entry',
    build: () => sql`
      select ${columns(list, Object.entries(list.resource.fields))} from ${sql.identifier(nameOf(list.table))} t
      where t.id = ${sql.placeholder('id')}::bigint ${lock ? sql`for update of t` : sql``}`,
    values: { id },
  })
  return row ?? null
}
