import { sql } from 'drizzle-orm'
import { list_searches } from '@portico/shared/contract/catalog/searches.ts'
import { byId } from '../../../../db/by-id.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'

type Row = { id: number; query: string; times: number; results: number; last_at: string }

/** Groups phrases regardless of case, sorted by their latest search (CAT-031, OP-54). */
export const listSearches = verb(list_searches, async ({ db }, { query }) => {
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(sql`p.id`, place)
  const phrases = sql`
    select max(s.id) as id, min(lower(s.query)) as query, count(*)::integer as times, max(s.created_at) as last_at,
      (array_agg(s.results order by s.id desc))[1] as results
    from searches s group by lower(s.query)`
  const matching = sql`select p.* from (${phrases}) p where ${query.show === 'all' ? sql`true` : sql`p.results = 0`}`
  const rows = await db.execute<Row>(
    sql`select p.* from (${matching}) p where ${beyond} order by ${order} limit ${query.per_page + 1}`,
  )
  const { data, meta } = page(rows, { place, size: query.per_page })
  return {
    data: data.map((row) => ({ ...row, id: Number(row.id), last_at: new Date(row.last_at) })),
    meta: { ...meta, ...(await totalIfRequested(query, db, matching)) },
  }
})
