import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import type { List } from './list-table.ts'

type Values = Readonly<Record<string, unknown>>

/** Writes an entry's links to entries of other lists that are stored in a join table; fields not given stay unchanged. */
export async function writeLinks(
  db: Transaction,
  { links }: List,
  { id, values }: { id: number; values: Values },
): Promise<void> {
  for (const [name, { table, own, other, order }] of Object.entries(links)) {
    const ids = values[name]
    if (!Array.isArray(ids)) continue
    await db.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(own)} = ${id}::bigint`)
    await db.execute(
      sql`insert into ${sql.identifier(table)} (${sql.identifier(own)}, ${sql.identifier(other)}${order ? sql`, ${sql.identifier(order)}` : sql``})
        select ${id}::bigint, e.id::bigint${order ? sql`, e.place` : sql``} from json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as e(id, place)`,
    )
  }
}
