import { getTableName, sql } from 'drizzle-orm'
import type { Action } from '@portico/shared/access/grants.ts'
import { resources } from '@portico/shared/resources/resources.ts'
import type { Transaction } from '../../../../db/client.ts'
import { listTables } from '../../../../db/list-tables.ts'
import { anyHasWords } from '../../../../db/search-words.ts'
import { mostOfKind } from './most-of-kind.ts'

const mostInAll = 10

/** Finds entries of the declared lists by title in one query, limited to lists the role may read. */
export async function findInLists(
  db: Transaction,
  { search, mayRead }: { search: string; mayRead: (action: Action) => boolean },
) {
  const parts = resources
    .filter(({ noun }) => mayRead(`${noun}.read`))
    .map(({ name, title_field }) => {
      const title = sql.identifier(title_field)
      return sql`(select ${name}::text as list, id, ${title} as title from ${sql.identifier(getTableName(listTables[name].table))}
        where ${anyHasWords([title], search)} order by ${title}, id limit ${mostOfKind})`
    })
  if (parts.length === 0) return []
  const rows = await db.execute<{ list: string; id: number; title: string }>(
    sql`select * from (${sql.join(parts, sql` union all `)}) found order by title, list, id limit ${mostInAll}`,
  )
  return rows.map((row) => ({ kind: 'list' as const, ...row, id: Number(row.id) }))
}
