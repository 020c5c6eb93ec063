import { catalogParams } from '@portico/shared/rules/catalog/catalog-query.ts'
import type { CatalogQuery } from '@portico/shared/rules/catalog/catalog-query.ts'
import { priceBands } from '@portico/shared/rules/catalog/filters.ts'
import { facets } from './facets.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'

/** The page's own address of a question; the catalog in its default state has no query. */
export function catalogAddress(query: CatalogQuery): string {
  const params = catalogParams(query).toString()
  return params === '' ? linkTo('courses') : `${linkTo('courses')}?${params}`
}

/** The query of the search call for the same question; a price band becomes its bounds in cents. */
export function searchCallQuery(query: CatalogQuery): URLSearchParams {
  const band = priceBands.find(({ key }) => key === query.filters.price?.[0])
  const params = new URLSearchParams({ search: query.search, sort: query.sort, page: String(query.page) })
  for (const { key } of facets) for (const value of query.filters[key]?.slice(0, 1) ?? []) params.set(key, value)
  if (band) params.set('price_min', String(band.from))
  if (band && band.below !== null) params.set('price_max', String(band.below - 1))
  return params
}
