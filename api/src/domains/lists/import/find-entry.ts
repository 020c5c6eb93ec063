import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { nameOf, type List } from '../list-table.ts'
import { idColumn } from './columns-of-file.ts'

type Found = { id: number | null } | { problem: string }

/** Finds the entry a row is about: by id if the file has one, else by the list's `import_by` field. */
export async function findEntry(
  db: Transaction,
  list: List,
  { cells, key }: { cells: Readonly<Record<string, string>>; key: unknown },
): Promise<Found> {
  const table = sql.identifier(nameOf(list.table))
  const named = cells[idColumn]
  if (named) {
    const rows = /^\d{1,15}$/.test(named)
      ? await db.execute<{ id: number }>(sql`select id from ${table} where id = ${named}::bigint`)
      : []
    return rows[0] ? { id: Number(rows[0].id) } : { problem: `There is no entry ${named}.` }
  }
  const by = list.resource.import_by
  if (by === null || key === undefined || key === null || key === '') return { id: null }
  const rows = await db.execute<{ id: number }>(
    sql`select id from ${table} where ${sql.identifier(by)} = ${key} order by id limit 2`,
  )
  if (rows.length > 1) return { problem: 'Several entries have this name. Add their Id from an export.' }
  return { id: rows[0] ? Number(rows[0].id) : null }
}
