import type { search_courses } from '@portico/shared/contract/catalog.ts'
import type { Input } from '@portico/shared/calls/endpoint.ts'
import { phraseWords } from '../../search/phrase-words.ts'
import { facetKeys, type Question } from '../../search/question.ts'

const mostValues = 20

/** The question that a query asks. A filter takes one value or several with commas between; an empty one is none. */
export function questionOf(query: Input<typeof search_courses>['query']): Question {
  const filters = Object.fromEntries(
    facetKeys.flatMap((key) => {
      const values = (query[key] ?? '')
        .split(',')
        .map((value) => value.trim().slice(0, 200))
        .filter((value) => value !== '')
      return values.length > 0 ? [[key, [...new Set(values)].slice(0, mostValues)]] : []
    }),
  )
  return {
    words: phraseWords(query.search),
    filters,
    price_min: query.price_min,
    price_max: query.price_max,
    sort: query.sort,
    page: query.page,
  }
}
