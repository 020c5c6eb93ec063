import { sql, type SQL } from 'drizzle-orm'
import type { CourseCard } from '@portico/shared/contract/catalog/catalog.ts'
import type { Transaction } from '../../db/client.ts'

type Row = Omit<CourseCard, 'ce_credits' | 'rating'> & { ce_credits: string; rating: string | null }

const columns = sql`c.course_id as id, c.slug, c.title, c.subtitle, c.thumbnail, c.author, c.topics, c.language, c.price, c.team_price,
  c.duration_minutes, c.ce_credits, c.rating, c.reviews_count`

/** Reads cards of published courses. `rest` continues `from catalog c` with joins, conditions, order and limit. */
export async function selectCards(db: Transaction, rest: SQL): Promise<CourseCard[]> {
  const rows = await db.execute<Row>(sql`select ${columns} from catalog c ${rest}`)
  return rows.map((row) => ({
    ...row,
    ce_credits: Number(row.ce_credits),
    rating: row.rating === null ? null : Number(row.rating),
  }))
}

/** Reads the cards of these courses in the order of the given ids. */
export async function readCards(db: Transaction, ids: readonly number[]): Promise<CourseCard[]> {
  if (ids.length === 0) return []
  return selectCards(
    db,
    sql`join unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as wanted (id, place) on wanted.id = c.course_id order by wanted.place`,
  )
}
