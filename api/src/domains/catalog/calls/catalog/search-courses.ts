import { search_courses, type CourseCard } from '@portico/shared/contract/catalog/catalog.ts'
import { catalogPageSize } from '@portico/shared/rules/catalog/sorts.ts'
import { inPortal } from '../../../../db/in-portal.ts'
import { apart } from '../../../../db/one-connection.ts'
import { searches } from '../../tables.ts'
import { ipKey, rejectKnownOverLimit, enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { runSearch } from '../../run-search.ts'
import { searchMeilisearch } from '../../search-meilisearch.ts'
import { readFacetLists, type FacetEntry } from '../../facet-lists.ts'
import { markedRanges } from '../../marked-ranges.ts'
import { isIndexBehind } from '../../outbox.ts'
import { facetKeys, type FacetKey, type FoundCourses, type CatalogSearch } from '../../catalog-search.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { questionOf } from './question-of.ts'

const perMinute = 60
const empty = {
  courses: [],
  total: 0,
  pages: 0,
  facets: { topic: [], language: [], agency: [], state: [], training_option: [] },
  did_you_mean: null,
  left_out: [],
  engine: 'postgres' as const,
}

/**
 * Returns the portal's published courses (CAT-019) from Meilisearch documents. Falls back to Postgres while Meilisearch is unavailable or a visible
 * change is not indexed yet, so a withdrawn course or an old price is never shown.
 */
export const searchCourses = verb(search_courses, async ({ db, portal, services, actor, ip, log }, { query }) => {
  if (!hasStorefront(portal)) return { ...empty, page: query.page }
  const question = questionOf(query)
  // Counts searches with a phrase only; page rendering queries the catalog without one, from this machine.
  const counting = query.search === '' ? null : { key: ipKey('search', ip), limit: perMinute, window_s: 60 }
  if (counting) rejectKnownOverLimit(services.platform, counting)
  const counted = counting && enforceRateLimit(services.platform, counting)
  const [lists, isBehind] = await Promise.all([readFacetLists(db), isIndexBehind(db), counted])
  const indexed = isBehind ? null : await searchMeilisearch(services.search, { portal_id: portal.id, question, log })
  const { found, words, did_you_mean, left_out } = await runSearch(db, { question, lists, indexed })
  if (query.search !== '' && query.page === 1) {
    // What was found without some of the words counts as nothing found, so that staff see the phrase.
    // Writes the search log in its own transaction after the response, so no request waits for it.
    const row = { query: query.search, results: left_out.length > 0 ? 0 : found.total, user_id: actor?.id ?? null }
    apart(() => inPortal(services.app.db, portal.id, (own) => own.insert(searches).values(row))).catch(
      (error: unknown) => log.warn({ err: error }, 'a search was not recorded'),
    )
  }
  return {
    courses: found.courses.map((card) => ({ ...card, marks: marksOf(card, words) })),
    total: found.total,
    page: query.page,
    pages: Math.ceil(found.total / catalogPageSize),
    facets: titled(found, lists, question),
    did_you_mean,
    left_out: [...left_out],
    engine: indexed ? ('meilisearch' as const) : ('postgres' as const),
  }
})

const marksOf = ({ title, subtitle, author }: CourseCard, words: readonly string[]) => ({
  title: markedRanges(title, words),
  subtitle: markedRanges(subtitle, words),
  author: markedRanges(author, words),
})

/** Lists each filter's values that match a course or are chosen, most frequent first. */
function titled({ facets }: FoundCourses, lists: readonly FacetEntry[], { filters }: CatalogSearch) {
  const linesOf = (key: FacetKey) =>
    lists
      .filter((entry) => entry.key === key)
      .map(({ value, title }) => ({ value, title, count: facets[key].get(value) ?? 0 }))
      .filter(({ value, count }) => count > 0 || filters[key]?.includes(value))
      .sort((a, b) => b.count - a.count || a.title.localeCompare(b.title))
  return Object.fromEntries(facetKeys.map((key) => [key, linesOf(key)])) as Record<FacetKey, ReturnType<typeof linesOf>>
}
