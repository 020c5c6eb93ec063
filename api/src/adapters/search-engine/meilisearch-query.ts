import type { MultiSearchQuery, MultiSearchResult } from 'meilisearch'
import type { SearchFilter, SearchOrder, SearchQuery, SearchResult } from './search-engine.ts'

export function sdkQuery({ index, words, filters, facets, page }: SearchQuery): MultiSearchQuery {
  const asked: MultiSearchQuery = {
    indexUid: index,
    q: words.join(' '),
    matchingStrategy: 'all',
    filter: filters.map(filterExpression),
    facets: [...facets],
  }
  if (!page) return { ...asked, limit: 0 }
  return {
    ...asked,
    sort: page.order.map(sdkOrder),
    page: page.number,
    hitsPerPage: page.size,
    attributesToRetrieve: [...page.fields],
  }
}

export const sdkOrder = ({ field, direction }: SearchOrder): string => `${field}:${direction}`

/** Converts a filter to Meilisearch's filter syntax. */
export function filterExpression(filter: SearchFilter): string {
  if ('is' in filter) return `${filter.field} = ${filter.is}`
  if ('any_of' in filter) return `${filter.field} IN [${filter.any_of.map(quoted).join(', ')}]`
  if ('in_one_of' in filter) return filter.in_one_of.map((range) => rangeExpression(filter.field, range)).join(' OR ')
  return 'at_least' in filter ? `${filter.field} >= ${filter.at_least}` : `${filter.field} <= ${filter.at_most}`
}

const rangeExpression = (field: string, { from, to }: { from: number; to: number | null }): string =>
  to === null ? `${field} >= ${from}` : `${field} ${from} TO ${to}`

/** Quotes a text for a filter, escaping quotes and backslashes. */
const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

export const resultOf = <Document extends object>(result: MultiSearchResult<Document>): SearchResult<Document> => ({
  documents: result.hits,
  total: 'totalHits' in result ? Number(result.totalHits) : 0,
  facets: result.facetDistribution ?? {},
})
