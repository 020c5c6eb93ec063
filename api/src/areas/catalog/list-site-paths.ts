import { list_site_paths } from '@portico/shared/contract/catalog.ts'
import { builtPages } from '@portico/shared/pages/all-pages.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { verb } from '../../kernel/verb.ts'
import { listPaths } from '../../publishing/entries/list-paths.ts'
import { pathsInRange, sitemapRanges } from '../../publishing/entries/sitemap-ranges.ts'
import { hasPage } from '../../publishing/portal-pages.ts'

/**
 * Bucket n lists the entries with the ids (n-1)·1,000+1 to n·1,000, so that one entry touches one bucket only; the first also has the pages
 * that every shop has. Without a bucket only the numbers of buckets are answered. Coming courses have pages that search engines may not keep, drafts have none.
 */
export const listSitePaths = verb(list_site_paths, async ({ db, portal }, { query: { bucket } }) => {
  if (!hasStorefront(portal)) return { buckets: [], paths: [] }
  const buckets = await sitemapRanges(db)
  if (bucket === undefined || !buckets.includes(bucket)) return { buckets, paths: [] }
  const rows = await pathsInRange(db, bucket)
  const own = new Set(rows.map(({ path }) => path))
  const always = builtPages.filter(
    (page) =>
      bucket === 1 && page.in_sitemap && page.made === 'static' && hasPage(portal, page) && !own.has(page.pattern),
  )
  const lists = bucket === 1 ? await listPaths(db, portal) : []
  return {
    buckets,
    paths: [
      ...[...always.map(({ pattern }) => pattern), ...lists].map((path) => ({ path, updated_at: null })),
      ...rows.map(({ path, updated_at }) => ({ path, updated_at: updated_at === null ? null : new Date(updated_at) })),
    ],
  }
})
