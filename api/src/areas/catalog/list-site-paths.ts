import { sql } from 'drizzle-orm'
import { list_site_paths } from '@portico/shared/contract/catalog.ts'
import { verb } from '../../kernel/verb.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'

const size = 1_000
/** Pages that every shop has. */
const fixed = [
  '/',
  '/courses',
  '/bundles',
  '/faq',
  '/terms-of-use',
  '/privacy-policy',
  '/ada-accessibility',
  '/equal-employment',
]

type Row = { path: string; updated_at: string | null }

/**
 * Bucket n lists the courses with the ids (n-1)·1,000+1 to n·1,000, so that one course touches one bucket only; what is no course
 * is in the portal's first. Without a bucket only the numbers of buckets are answered. Coming courses have pages, drafts have none.
 */
export const listSitePaths = verb(list_site_paths, async ({ db, portal }, { query: { bucket } }) => {
  if (!hasStorefront(portal)) return { buckets: [], paths: [] }
  const numbers = await db.execute<{ bucket: number }>(sql`
    select distinct (id - 1) / ${size}::bigint + 1 as bucket from courses where publication_status in (2, 3) and deleted_at is null order by 1`)
  const buckets = numbers.map((row) => row.bucket)
  if (bucket === undefined || !buckets.includes(bucket)) return { buckets, paths: [] }
  const isFirst = bucket === buckets[0]
  const rows = await db.execute<Row>(sql`
    select '/course/' || slug as path, updated_at from courses
      where id between ${(bucket - 1) * size + 1} and ${bucket * size} and publication_status in (2, 3) and deleted_at is null
    union all select '/bundles/' || slug, updated_at from bundles where publication_status = 2 and deleted_at is null and ${isFirst}
    union all select '/faq/' || slug, null from faqs where publication_status = 2 and ${isFirst}
    union all select '/' || slug, updated_at from portal_pages where publication_status = 2 and slug <> 'home' and ${isFirst}
    order by 1`)
  const own = new Set(rows.map((row) => row.path))
  const always = isFirst ? fixed.filter((path) => !own.has(path)).map((path) => ({ path, updated_at: null })) : []
  return {
    buckets,
    paths: [
      ...always,
      ...rows.map(({ path, updated_at }) => ({ path, updated_at: updated_at === null ? null : new Date(updated_at) })),
    ],
  }
})
