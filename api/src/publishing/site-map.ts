import { keysOf, listTags, portalTag, type Tag, type TagKind } from '@portico/shared/pages/tags.ts'
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { isBlocked } from '@portico/shared/rules/portals/is-blocked.ts'
import { courseStatus } from '@portico/shared/states/course.ts'
import { contentStatus } from '@portico/shared/states/content.ts'
import type { Transaction } from '../db/client.ts'
import { bundles, courses } from '../db/tables/courses.ts'
import { faqs } from '../db/tables/lists.ts'
import { portalPages } from '../db/tables/portals.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import type { Portal } from '../portal/portal.ts'
import { fixedPaths, fixedPathsShowing } from './portal-pages.ts'
import { sitemapRange } from './course-tags.ts'

/** Every page of the portal, in the order of their paths. Runs in the portal's scope. */
export async function allPaths(db: Transaction, portal: Portal): Promise<string[]> {
  if (isBlocked(portal)) return fixedPaths(portal)
  const lists = [
    pagesPaths(db),
    faqPaths(db),
    ...(hasStorefront(portal) ? [coursePaths(db), bundlePaths(db), sitemapPaths(db)] : []),
  ]
  return sorted([...fixedPaths(portal), ...(await Promise.all(lists)).flat()])
}

/** What should exist because of these tags: the pages of new rows carry no tag yet. */
export async function pathsOfTags(db: Transaction, portal: Portal, tags: readonly Tag[]): Promise<string[]> {
  if (tags.includes(portalTag(portal.id))) return allPaths(db, portal)
  if (isBlocked(portal)) return []
  const sells = hasStorefront(portal)
  const ids = (kind: TagKind) => keysOf(kind, tags).map(Number).filter(Number.isSafeInteger)
  const found = await Promise.all([
    fixedPathsShowing(portal, tags),
    keysOf('page', tags)
      .filter((slug) => slug !== 'home')
      .map((slug) => `/${slug}`),
    tags.includes(listTags.faq) ? faqPaths(db) : [],
    sells ? keysOf('sitemap', tags).map((bucket) => `/sitemap-${bucket}.xml`) : [],
    sells && ids('course').length > 0 ? (await courseRows(db, ids('course'))).map(({ slug }) => `/course/${slug}`) : [],
    sells && (tags.includes(listTags.bundles) || ids('bundle').length > 0) ? bundlePaths(db) : [],
  ])
  return sorted(found.flat())
}

const sorted = (paths: readonly string[]): string[] => [...new Set(paths)].toSorted()

function courseRows(db: Transaction, ids?: readonly number[]): Promise<{ id: number; slug: string }[]> {
  const shown = and(
    inArray(courses.publication_status, [courseStatus.published, courseStatus.coming_soon]),
    isNull(courses.deleted_at),
    ids && inArray(courses.id, [...ids]),
  )
  return db.select({ id: courses.id, slug: courses.slug }).from(courses).where(shown).orderBy(asc(courses.id))
}

const coursePaths = async (db: Transaction): Promise<string[]> =>
  (await courseRows(db)).map(({ slug }) => `/course/${slug}`)

/** One file a range of ids, over everything that the sitemap lists by id. */
async function sitemapPaths(db: Transaction): Promise<string[]> {
  const rows = await db.execute<{ bucket: number }>(sql`
    select distinct (id - 1) / ${sitemapRange}::bigint + 1 as bucket
    from (select 1::bigint as id union all select id from courses union all select id from bundles union all select id from faqs) ids`)
  return rows.map(({ bucket }) => `/sitemap-${bucket}.xml`)
}

async function bundlePaths(db: Transaction): Promise<string[]> {
  const rows = await db
    .select({ slug: bundles.slug })
    .from(bundles)
    .where(and(eq(bundles.publication_status, contentStatus.published), isNull(bundles.deleted_at)))
  return rows.map(({ slug }) => `/bundles/${slug}`)
}

async function faqPaths(db: Transaction): Promise<string[]> {
  const rows = await db
    .select({ slug: faqs.slug })
    .from(faqs)
    .where(eq(faqs.publication_status, contentStatus.published))
  return rows.map(({ slug }) => `/faq/${slug}`)
}

async function pagesPaths(db: Transaction): Promise<string[]> {
  const rows = await db
    .select({ slug: portalPages.slug })
    .from(portalPages)
    .where(and(eq(portalPages.publication_status, contentStatus.published), ne(portalPages.slug, 'home')))
  return rows.map(({ slug }) => `/${slug}`)
}
