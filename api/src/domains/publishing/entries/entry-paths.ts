import { sql } from 'drizzle-orm'
import { linkToEntry } from '@portico/shared/pages/link-to-entry.ts'
import type { EntryFamily } from '@portico/shared/tags/entry-family.ts'
import { idsOf, type Tag } from '@portico/shared/tags/tags.ts'
import type { Transaction } from '../../../db/client.ts'
import { entries } from './entries.ts'

/** Paths of a family's visible entries: all, or those named by one of the tags. Runs in the portal's scope. */
export async function entryPaths(db: Transaction, family: EntryFamily, tags?: readonly Tag[]): Promise<string[]> {
  const { shown } = entries[family]
  const ids = tags && idsOf(family, tags)
  if (ids?.length === 0) return []
  // Pass an array instead of a subquery: Postgres would read every entry of the family for the join.
  const named = sql`where id = any (${`{${ids?.join(',') ?? ''}}`}::bigint[])`
  const rows = await db.execute<{ slug: string }>(sql`select slug from (${shown}) as entry ${ids ? named : sql``}`)
  return rows.map(({ slug }) => linkToEntry(family, slug))
}
