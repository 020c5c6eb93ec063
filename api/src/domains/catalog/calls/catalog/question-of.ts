import type { search_courses } from '@portico/shared/contract/catalog/catalog.ts'
import type { Input } from '@portico/shared/calls/endpoint.ts'
import { priceBands } from '@portico/shared/rules/catalog/filters.ts'
import { firstCharacters } from '@portico/shared/rules/text/cut-text.ts'
import { phraseWords } from '../../phrase-words.ts'
import { facetKeys, type CatalogSearch } from '../../catalog-search.ts'

const mostValues = 20
const valuesOf = (text = ''): string[] =>
  [
    ...new Set(
      text
        .split(',')
        .map((value) => firstCharacters(value.trim(), 200))
        .filter((value) => value !== ''),
    ),
  ].slice(0, mostValues)

/** Converts a query into a catalog question. A filter takes one or several comma-separated values; an empty one is ignored. */
export function questionOf(query: Input<typeof search_courses>['query']): CatalogSearch {
  const filters = Object.fromEntries(
    facetKeys.flatMap((key) => {
      const values = valuesOf(query[key])
      return values.length > 0 ? [[key, values]] : []
    }),
  )
  const bands = priceBands.filter(({ key }) => valuesOf(query.price).includes(key))
  return {
    words: phraseWords(query.search),
    filters,
    prices: bands.length > 0 ? bands.map(({ from, below }) => ({ from, to: below && below - 1 })) : undefined,
    price_min: query.price_min,
    price_max: query.price_max,
    sort: query.sort,
    page: query.page,
  }
}
