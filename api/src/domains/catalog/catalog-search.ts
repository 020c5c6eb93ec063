import type { FilterKey } from '@portico/shared/rules/catalog/filters.ts'
import type { CourseCard } from '@portico/shared/contract/catalog/catalog.ts'
import type { Sort } from '@portico/shared/rules/catalog/sorts.ts'

export type FacetKey = Exclude<FilterKey, 'price'>
export const facetKeys = [
  'topic',
  'language',
  'agency',
  'state',
  'training_option',
] as const satisfies readonly FacetKey[]

export type PriceRange = { readonly from: number; readonly to: number | null }

/** A visitor's catalog query. Values of one filter are combined with OR, filters with AND; prices are in cents, both limits included. */
export type CatalogSearch = {
  readonly words: readonly string[]
  readonly filters: Readonly<Partial<Record<FacetKey, readonly string[]>>>
  /** any of them; in cents, upper limit included; null means no upper limit */
  readonly prices?: readonly PriceRange[] | undefined
  readonly price_min?: number | undefined
  readonly price_max?: number | undefined
  readonly sort: Sort
  readonly page: number
}

/** One page of sorted cards, and per filter the number of courses for each value; a chosen filter does not narrow its own counts. */
export type FoundCourses = {
  courses: CourseCard[]
  total: number
  facets: Readonly<Record<FacetKey, ReadonlyMap<string, number>>>
}
