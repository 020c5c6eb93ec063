import { filters } from '@portico/shared/rules/catalog/filters.ts'
import type { FilterKey } from '@portico/shared/rules/catalog/filters.ts'

export type FacetName = Exclude<FilterKey, 'price'>
export interface FacetValue {
  value: string
  title: string
  count: number
}

/** The filters that count their values; the price has fixed bands instead. */
export const facets = filters.filter((filter) => filter.key !== 'price')
