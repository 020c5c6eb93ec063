import { sql } from 'drizzle-orm'
import { moveEntry, type Move } from '@portico/shared/rules/lists/move-entry.ts'
import type { Transaction } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'
import { nameOf, type List } from './list-table.ts'

type PositionedRow = { id: number; sort_number: number }

/** Moves an entry. Moves in one list run one at a time, so the second starts from the order the first one left. */
export async function reorder(
  db: Transaction,
  list: List,
  { id, move }: { id: number; move: Move },
): Promise<{ id: number; position: number; total: number }> {
  const table = sql.identifier(nameOf(list.table))
  await db.execute(
    sql`select pg_advisory_xact_lock(current_portal()::integer, hashtext(${`order of ${list.resource.name}`}))`,
  )
  // Lock by id, as all other bulk work does, and sort afterwards.
  const rows = await db.execute<PositionedRow>(sql`select id, sort_number from ${table} order by id for update`)
  const entries = rows
    .map((row) => ({ id: Number(row.id), sort_number: row.sort_number }))
    .toSorted((one, other) => one.sort_number - other.sort_number || one.id - other.id)
  if (!entries.some((entry) => entry.id === id)) fail('general.not_found')
  const moved = moveEntry(entries, id, move)
  if (!moved) return fail('lists.neighbor_gone')
  if (moved.changes.length > 0)
    await db.execute(sql`
      update ${table} t set sort_number = c.sort_number
      from json_to_recordset(${JSON.stringify(moved.changes)}::json) as c (id bigint, sort_number integer) where t.id = c.id`)
  return { id, position: moved.position, total: entries.length }
}
