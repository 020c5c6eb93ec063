import { sql } from 'drizzle-orm'
import { builtPages } from '@portico/shared/pages/all-pages.ts'
import { linkToEntry } from '@portico/shared/pages/link-to-entry.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import type { EntryFamily } from '@portico/shared/tags/entry-family.ts'
import type { Transaction } from '../../../db/client.ts'
import { archiveRanges } from './archive-ranges.ts'
import { entries, entryFamilies } from './entries.ts'

/** Number of ids per sitemap file, counted from 1. */
const size = 1_000
export const sitemapRangeOf = (id: number): number => Math.floor((id - 1) / size) + 1

type SitePath = { path: string; updated_at: string | null }
const isListed = (family: EntryFamily): boolean =>
  builtPages.some(
    ({ made, in_sitemap }) =>
      in_sitemap && typeof made === 'object' && 'one_per_entry' in made && made.one_per_entry === family,
  )
const foundIn = (family: EntryFamily) => entries[family].found ?? entries[family].shown
const listed = entryFamilies.filter(isListed)

/**
 * Returns the numbers of the portal's sitemap files: the first, which also lists the pages every shop has, and each one that has an entry. Jumps from
 * each file to the next entry: one index lookup per file instead of a scan of all entries.
 */
export async function sitemapRanges(db: Transaction): Promise<number[]> {
  const next = sql.join(
    listed.map((family) => sql`(select min(id) from (${foundIn(family)}) as entry where id > range * ${size}::bigint)`),
    sql`, `,
  )
  const rows = await db.execute<{ range: number }>(sql`
    with recursive found (range) as (
      select 1 union all select ((least(${next}) - 1) / ${size}::bigint + 1)::integer from found where range is not null
    ) select range from found where range is not null order by 1`)
  return rows.map(({ range }) => range)
}

/**
 * Returns the paths of all entries in one sitemap file's id range, across families, and of the archive pages for its courses, sorted by path; times
 * as Postgres writes them.
 */
export async function pathsInRange(db: Transaction, range: number): Promise<SitePath[]> {
  const [first, last] = [(range - 1) * size + 1, range * size]
  const found = await Promise.all(
    listed.map(async (family) => {
      const rows = await db.execute<{ slug: string; updated_at: string | null }>(
        sql`select slug, updated_at from (${foundIn(family)}) as entry where id between ${first}::bigint and ${last}::bigint`,
      )
      return rows.map(({ slug, updated_at }) => ({ path: linkToEntry(family, slug), updated_at }))
    }),
  )
  const archived = (await archiveRanges(db, [first, last])).map((archive) => ({
    path: linkTo('courseArchive', { range: archive }),
    updated_at: null,
  }))
  return [...found.flat(), ...archived].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
