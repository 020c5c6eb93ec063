import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'

/** Number of course ids per archive page, counted from 1. */
const size = 100
export const archiveRangeOf = (id: number): number => Math.floor((id - 1) / size) + 1

/** The first and last id of a range. */
export const idsOfArchive = (range: number): readonly [number, number] => [(range - 1) * size + 1, range * size]

/**
 * Returns the numbers of the archive pages with a course on sale, limited to the ids in `between`. Jumps from each page to the next course, as the
 * sitemap does.
 */
export async function archiveRanges(
  db: Transaction,
  [first, last]: readonly [number, number] = [1, Number.MAX_SAFE_INTEGER],
): Promise<number[]> {
  const next = (from: ReturnType<typeof sql>) =>
    sql`(select (min(course_id) - 1) / ${size}::bigint + 1 from catalog where course_id between ${from} and ${last}::bigint)`
  const rows = await db.execute<{ range: number }>(sql`
    with recursive found (range) as (
      select ${next(sql`${first}::bigint`)}
      union all select ${next(sql`range * ${size}::bigint + 1`)} from found where range is not null
    ) select range::integer as range from found where range is not null order by 1`)
  return rows.map(({ range }) => range)
}
