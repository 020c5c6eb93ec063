import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import type { AttentionResult } from './attention.ts'

const most = 3
type Row = { id: number; title: string; slug: string | null; notes: string[]; count: number }

/** Returns a query's row count and its newest rows. */
export async function countAndNewest(db: Transaction, query: SQL): Promise<AttentionResult> {
  const rows = await db.execute<Row>(
    sql`select f.*, (count(*) over ())::int as count from (${query}) f order by f.id desc limit ${most}`,
  )
  return {
    count: rows[0]?.count ?? 0,
    entries: rows.map(({ count: _count, ...row }) => ({ ...row, id: Number(row.id) })),
  }
}
