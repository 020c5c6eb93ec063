import { filters } from '@portico/shared/rules/catalog/filters.ts'
import type { FilterKey } from '@portico/shared/rules/catalog/filters.ts'

export type FacetName = Exclude<FilterKey, 'price'>
export interface FacetValue {
  value: string
  title: string
  count: number
}

/** Filters with counts per value; price has fixed ranges instead. */
export const facets = filters.filter((filter) => filter.key !== 'price')
