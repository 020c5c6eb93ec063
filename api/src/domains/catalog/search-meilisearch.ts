import type { Logger } from 'pino'
import { catalogPageSize, type Sort } from '@portico/shared/rules/catalog/sorts.ts'
import type {
  SearchEngine,
  SearchFilter,
  SearchOrder,
  SearchQuery,
} from '../../adapters/search-engine/search-engine.ts'
import { queryEngine } from './query-engine.ts'
import type { CourseDocument } from './documents.ts'
import { indexName } from './index-settings.ts'
import { facetKeys, type FacetKey, type FoundCourses, type CatalogSearch } from './catalog-search.ts'

type SearchInput = { portal_id: number; question: CatalogSearch; log: Logger }

/** Returns the engine's result, or null if it is unavailable, slow or has no index; the caller then falls back to Postgres. */
export async function searchMeilisearch(
  engine: SearchEngine | null,
  { portal_id, question, log }: SearchInput,
): Promise<FoundCourses | null> {
  const chosen = facetKeys.filter((key) => question.filters[key])
  const [page, ...others] =
    (await queryEngine<Pick<CourseDocument, 'card'>>(engine, {
      queries: [pageQuery(portal_id, question), ...chosen.map((key) => facetQuery(portal_id, question, key))],
      log,
    })) ?? []
  if (!page) return null
  const facets = Object.fromEntries(
    facetKeys.map((key) => {
      const from = chosen.includes(key) ? others[chosen.indexOf(key)] : page
      return [key, new Map(Object.entries(from?.facets[key] ?? {}))]
    }),
  ) as Record<FacetKey, Map<string, number>>
  return { courses: page.documents.map((document) => document.card), total: page.total, facets }
}

const pageQuery = (portal_id: number, question: CatalogSearch): SearchQuery => ({
  index: indexName,
  words: question.words,
  filters: filtersOf(portal_id, question),
  facets: facetKeys.filter((key) => !question.filters[key]),
  page: { number: question.page, size: catalogPageSize, order: orderOf(question), fields: ['card'] },
})

/** Counts the values of one chosen filter as if that filter were not set. */
const facetQuery = (portal_id: number, question: CatalogSearch, key: FacetKey): SearchQuery => ({
  index: indexName,
  words: question.words,
  filters: filtersOf(portal_id, { ...question, filters: { ...question.filters, [key]: undefined } }),
  facets: [key],
})

/** The filters are combined with AND. The portal id comes from the scope of the call, never from the caller's input. */
export function filtersOf(portal_id: number, { filters, prices, price_min, price_max }: CatalogSearch): SearchFilter[] {
  return [
    { field: 'portal_id', is: portal_id },
    ...facetKeys.flatMap((key) => (filters[key] ? [{ field: key, any_of: filters[key] }] : [])),
    ...(prices ? [{ field: 'price', in_one_of: prices }] : []),
    ...(price_min === undefined ? [] : [{ field: 'price', at_least: price_min }]),
    ...(price_max === undefined ? [] : [{ field: 'price', at_most: price_max }]),
  ]
}

const rising = (field: string): SearchOrder => ({ field, direction: 'asc' })
const falling = (field: string): SearchOrder => ({ field, direction: 'desc' })
const newestFirst = [falling('published_at'), falling('id')]
const orders: Readonly<Record<Sort, readonly SearchOrder[]>> = {
  popularity: [falling('popularity'), ...newestFirst],
  newest: newestFirst,
  oldest: [rising('published_at'), rising('id')],
  title_asc: [rising('title'), rising('id')],
  title_desc: [falling('title'), falling('id')],
  updated: [falling('updated_at'), falling('id')],
}

/** For a phrase in the default order, returns the best match first and breaks ties by popularity (the last ranking rules). */
const orderOf = ({ sort, words }: CatalogSearch): readonly SearchOrder[] =>
  sort === 'popularity' && words.length > 0 ? [] : orders[sort]
