import { allPages } from '@portico/shared/pages/all-pages.ts'
import { fillPattern } from '@portico/shared/pages/fill-pattern.ts'
import type { Page, RangeFamily } from '@portico/shared/pages/page.ts'
import { sitePages } from '@portico/shared/pages/site-pages.ts'
import type { EntryFamily } from '@portico/shared/tags/entry-family.ts'
import { idsOf, portalTag, type Tag } from '@portico/shared/tags/tags.ts'
import { isBlocked } from '@portico/shared/rules/portals/is-blocked.ts'
import type { Transaction } from '../../db/client.ts'
import type { Portal } from '../../portal/portal.ts'
import { archiveRanges } from './entries/archive-ranges.ts'
import { entryPaths } from './entries/entry-paths.ts'
import { listPaths } from './entries/list-paths.ts'
import { sitemapRanges } from './entries/sitemap-ranges.ts'
import { fixedPaths, fixedPathsShowing, hasPage } from './portal-pages.ts'

/** The families whose entries have pages on this portal. */
const familiesOf = (portal: Portal): EntryFamily[] =>
  allPages.flatMap((page) =>
    typeof page.made === 'object' && 'one_per_entry' in page.made && hasPage(portal, page)
      ? [page.made.one_per_entry]
      : [],
  )
const rangePages = {
  archive: sitePages.courseArchive,
  sitemap: sitePages.sitemapRange,
} as const satisfies Record<RangeFamily, Page>
const rangePaths = (portal: Portal, family: RangeFamily, ranges: readonly number[]): string[] =>
  hasPage(portal, rangePages[family]) ? ranges.map((range) => fillPattern(rangePages[family].pattern, { range })) : []

/** Paths of the sitemap files and of their index, which says when each was written. */
const sitemapPaths = (portal: Portal, ranges: readonly number[]): string[] => {
  const files = rangePaths(portal, 'sitemap', ranges)
  return files.length > 0 ? [...files, sitePages.sitemap.pattern] : []
}

/** Every page of the portal, sorted by path. Runs in the portal's scope. */
export async function allPaths(db: Transaction, portal: Portal): Promise<string[]> {
  if (isBlocked(portal)) return fixedPaths(portal)
  const found = await Promise.all(familiesOf(portal).map((family) => entryPaths(db, family)))
  return sorted([
    ...fixedPaths(portal),
    ...(await listPaths(db, portal)),
    ...rangePaths(portal, 'archive', await archiveRanges(db)),
    ...rangePaths(portal, 'sitemap', await sitemapRanges(db)),
    ...found.flat(),
  ])
}

/** Paths that should exist because of these tags; pages of new rows do not carry a tag yet. */
export async function pathsOfTags(db: Transaction, portal: Portal, tags: readonly Tag[]): Promise<string[]> {
  if (tags.includes(portalTag(portal.id))) return allPaths(db, portal)
  if (isBlocked(portal)) return []
  return sorted([
    ...fixedPathsShowing(portal, tags),
    ...(await listPaths(db, portal, tags)),
    ...rangePaths(portal, 'archive', idsOf('archive', tags)),
    ...sitemapPaths(portal, idsOf('sitemap', tags)),
    ...(await ownPaths(db, portal, tags)),
  ])
}

/** Own pages of the entries that the tags name, if visitors may see them. */
export async function ownPaths(db: Transaction, portal: Portal, tags: readonly Tag[]): Promise<string[]> {
  return sorted((await Promise.all(familiesOf(portal).map((family) => entryPaths(db, family, tags)))).flat())
}

const sorted = (paths: readonly string[]): string[] => [...new Set(paths)].toSorted()
