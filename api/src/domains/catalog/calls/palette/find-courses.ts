import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { anyHasWords } from '../../../../db/search-words.ts'
import { mostOfKind } from './most-of-kind.ts'

/** Finds courses by title or slug, drafts included. */
export async function findCourses(db: Transaction, search: string) {
  const rows = await db.execute<{ id: number; title: string; slug: string }>(sql`
    select id, title, slug from courses where deleted_at is null and ${anyHasWords([sql`title`, sql`slug`], search)}
    order by title, id limit ${mostOfKind}`)
  return rows.map((row) => ({ kind: 'course' as const, ...row, id: Number(row.id) }))
}
