import type { CatalogQuery } from './catalog-query.ts'
import { filters } from './filters.ts'

type Change = { key: string; value: string; on: boolean }

/** Adds or removes one value of a filter; an unknown filter changes nothing. */
export function withValue(chosen: CatalogQuery['filters'], { key, value, on }: Change): CatalogQuery['filters'] {
  const filter = filters.find((each) => each.key === key)
  if (!filter) return chosen
  const others = (chosen[filter.key] ?? []).filter((each) => each !== value)
  return { ...chosen, [filter.key]: on ? [...others, value] : others }
}
