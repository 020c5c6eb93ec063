import { sql, type SQL } from 'drizzle-orm'
import { mostCountedCourses } from '@portico/shared/contract/catalog/collections.ts'
import type { Transaction } from '../../../../db/client.ts'

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
