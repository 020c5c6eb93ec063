import { sql, type SQL } from 'drizzle-orm'
import { mostCountedCourses } from '@portico/shared/contract/catalog/collections.ts'
import type { Transaction } from '../../../../db/client.ts'
import { entriesWithPage, type Collection } from '../../../publishing/door.ts'

type Row = {
  count: number
  from: number | null
  to: number | null
  shortest_minutes: number
  longest_minutes: number
  with_credits: number
  most_credits: number
}

/** Counts an entry's courses up to a limit, and summarizes their prices, durations and credits if the count stays below it. */
export async function collectionFacts(db: Transaction, held: SQL) {
  const [row] = await db.execute<Row>(sql`
    select count(*)::integer as count, min(price) as "from", max(price) as "to",
      coalesce(min(duration_minutes) filter (where duration_minutes > 0), 0) as shortest_minutes,
      coalesce(max(duration_minutes), 0) as longest_minutes,
      count(*) filter (where ce_credits > 0)::integer as with_credits, coalesce(max(ce_credits), 0)::float as most_credits
    from (select c.price, c.duration_minutes, c.ce_credits from ${held} limit ${mostCountedCourses}) one`)
  if (!row) return { count: 0, facts: null }
  const { count, from, to, ...facts } = row
  const prices = from === null || to === null ? null : { from, to }
  return { count, facts: count < mostCountedCourses ? { prices, ...facts } : null }
}

type Sibling = { id: number; slug: string; title: string }
const mostSiblings = 12

/** Returns siblings that have a page, starting after this entry and wrapping around, so that every entry of a long list is linked from somewhere. */
export async function siblingsOf(db: Transaction, collection: Collection, id: number): Promise<Sibling[]> {
  const title = sql.identifier(collection.columns.title)
  return [
    ...(await db.execute<Sibling>(sql`
      with standing as (
        select e.id, e.${sql.identifier(collection.columns.slug)} as slug, e.${title} as title,
          row_number() over (order by e.sort_number, e.${title}, e.id) as place
        from ${entriesWithPage(collection)}
      )
      select s.id, s.slug, s.title from standing s, standing own
      where own.id = ${id}::bigint and s.id <> own.id order by s.place < own.place, s.place limit ${mostSiblings}`)),
  ]
}
