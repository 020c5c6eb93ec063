import type { FilterKey } from '@portico/shared/rules/catalog/filters.ts'
import type { CourseCard } from '@portico/shared/contract/catalog.ts'
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

/** What a visitor asks of the catalog. Values of one filter add up, filters narrow each other; prices are cents, both ends included. */
export type Question = {
  readonly words: readonly string[]
  readonly filters: Readonly<Partial<Record<FacetKey, readonly string[]>>>
  /** any of them; cents, the upper end included, null is open */
  readonly prices?: readonly PriceRange[] | undefined
  readonly price_min?: number | undefined
  readonly price_max?: number | undefined
  readonly sort: Sort
  readonly page: number
}

/** One page of cards in order, and per filter how many courses each value would leave; a chosen filter does not narrow its own. */
export type Found = {
  courses: CourseCard[]
  total: number
  facets: Readonly<Record<FacetKey, ReadonlyMap<string, number>>>
}
