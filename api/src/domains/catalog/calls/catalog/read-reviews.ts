import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'

export type ReviewRow = { id: number; author: string; rating: number; text: string; created_at: Date }

export const reviewsPageSize = 12

/** Reads published reviews (OP-57); `rest` continues the condition with the course, order and limit. */
export async function selectReviews(db: Transaction, rest: SQL): Promise<ReviewRow[]> {
  const rows = await db.execute<ReviewRow>(
    sql`select r.id, r.author_name as author, r.rating, r.text, r.created_at from reviews r where r.is_published ${rest}`,
  )
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at) }))
}
