import { catalogParams } from '@portico/shared/rules/catalog/catalog-query.ts'
import type { CatalogQuery } from '@portico/shared/rules/catalog/catalog-query.ts'
import { filters } from '@portico/shared/rules/catalog/filters.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'

/** The catalog page's URL for a query; the default state has no query string. */
export function catalogUrl(query: CatalogQuery): string {
  const params = catalogParams(query).toString()
  return params === '' ? linkTo('courses') : `${linkTo('courses')}?${params}`
}

/** The search call's parameters for a query; several values of one filter are joined in one parameter. */
export function searchCallQuery(query: CatalogQuery): URLSearchParams {
  const params = new URLSearchParams({ search: query.search, sort: query.sort, page: String(query.page) })
  for (const { key } of filters) {
    const values = query.filters[key] ?? []
    if (values.length > 0) params.set(key, values.join(','))
  }
  return params
}
