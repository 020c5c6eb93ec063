import { inArray } from 'drizzle-orm'
import { list_site_paths } from '@portico/shared/contract/catalog/catalog.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { builtPages } from '@portico/shared/pages/all-pages.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { instantOf } from '../../../../db/instant-of.ts'
import type { Transaction } from '../../../../db/client.ts'
import { portalSettings } from '../../../portals/tables.ts'
import { pages } from '../../../publishing/tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { listPaths, pathsInRange, sitemapRanges, hasPage } from '../../../publishing/door.ts'

/**
 * Bucket n lists the entries with ids (n-1)·1,000+1 to n·1,000, so one entry touches one bucket; bucket 1 also has the pages every shop has. Without
 * a bucket, lists the sitemap files and when each was written. Coming courses have pages marked noindex; drafts have none.
 */
export const listSitePaths = verb(list_site_paths, async ({ db, portal }, { query: { bucket } }) => {
  if (!hasStorefront(portal)) return { buckets: [], paths: [] }
  const ranges = await sitemapRanges(db)
  if (bucket === undefined) return { buckets: await writtenAt(db, ranges), paths: [] }
  if (!ranges.includes(bucket)) return { buckets: [], paths: [] }
  const [rows, [setting]] = await Promise.all([pathsInRange(db, bucket), db.select().from(portalSettings)])
  const own = new Set(rows.map(({ path }) => path))
  const always = builtPages.filter(
    (page) =>
      bucket === 1 &&
      page.in_sitemap &&
      page.made === 'static' &&
      hasPage(portal, page) &&
      (!page.needs || setting?.[page.needs] === true) &&
      !own.has(page.pattern),
  )
  const lists = bucket === 1 ? await listPaths(db, portal) : []
  return {
    buckets: [],
    paths: [
      ...[...always.map(({ pattern }) => pattern), ...lists].map((path) => ({ path, updated_at: null })),
      ...rows.map(({ path, updated_at }) => ({ path, updated_at: instantOf(updated_at) })),
    ],
  }
})

/** Returns each sitemap file with the time its page was written, used as `lastmod` in the sitemap index. */
async function writtenAt(db: Transaction, ranges: readonly number[]) {
  const pathOf = (range: number) => linkTo('sitemapRange', { range })
  const rows = await db
    .select({ path: pages.path, at: pages.rendered_at })
    .from(pages)
    .where(inArray(pages.path, ranges.map(pathOf)))
  const written = new Map(rows.map(({ path, at }) => [path, at]))
  return ranges.map((range) => ({ range, written_at: written.get(pathOf(range)) ?? null }))
}
