import { filters, type FilterKey } from './filters.ts'
import { sortOf, defaultSort, type Sort } from './sorts.ts'

export type CatalogQuery = {
  readonly search: string
  readonly sort: Sort
  readonly page: number
  readonly filters: Readonly<Partial<Record<FilterKey, readonly string[]>>>
}

const longestSearch = 200
const mostValues = 20
const lastPage = 1000

const pageOf = (text: string | null): number =>
  /^[1-9]\d{0,3}$/.test(text ?? '') ? Math.min(Number(text), lastPage) : 1

/** Reads the catalog query from the URL; unknown or invalid values fall back to the defaults (CAT-002, CAT-020, CAT-021). */
export function catalogQueryOf(params: URLSearchParams): CatalogQuery {
  const chosen: Partial<Record<FilterKey, string[]>> = {}
  for (const { key } of filters) {
    const values = [...new Set(params.getAll(key))]
      .filter((value) => /^[a-z0-9-]{1,120}$/i.test(value))
      .slice(0, mostValues)
    if (values.length > 0) chosen[key] = values
  }
  return {
    search: (params.get('search') ?? '').trim().slice(0, longestSearch),
    sort: sortOf(params.get('sort')),
    page: pageOf(params.get('page')),
    filters: chosen,
  }
}

/** URL parameters of a query. Omits default values, so that each query has exactly one URL. */
export function catalogParams(query: CatalogQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (query.search !== '') params.set('search', query.search)
  for (const { key } of filters) for (const value of query.filters[key] ?? []) params.append(key, value)
  if (query.sort !== defaultSort) params.set('sort', query.sort)
  if (query.page > 1) params.set('page', String(query.page))
  return params
}
