import { sql } from 'drizzle-orm'
import { export_searches } from '@portico/shared/contract/catalog/searches.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { csvText } from '@portico/shared/rules/csv/csv-text.ts'
import { csvFile } from '../../../../csv/csv-file.ts'
import { verb } from '../../../../kernel/verb.ts'

type Row = { query: string; results: number; user_id: number | null; created_at: string }
const most = 100_000

/** Exports each search with its time and number of results as CSV. Phrases never become formulas, and people appear as ids only (CAT-031). */
export const exportSearches = verb(export_searches, async ({ db, now, portal }, { query }) => {
  const rows = await db.execute<Row>(sql`
    select s.query, s.results, s.user_id, s.created_at from searches s
    where ${query.show === 'all' ? sql`true` : sql`s.results = 0`} order by s.id desc limit ${most}`)
  const lines = rows.map((row) => [
    new Date(row.created_at).toISOString(),
    row.query,
    Number(row.results),
    row.user_id ?? '',
  ])
  const text = csvText([['Searched at (UTC)', 'Phrase', 'Courses found', 'Account'], ...lines])
  return csvFile(text, `searches-${formatDate({ at: now(), time_zone: portal.time_zone, style: 'iso' })}.csv`)
})
