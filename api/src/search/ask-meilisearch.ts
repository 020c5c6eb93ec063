import { MeilisearchApiError, type MultiSearchQuery } from 'meilisearch'
import type { Logger } from 'pino'
import { catalogPageSize, type Sort } from '@portico/shared/rules/catalog/sorts.ts'
import type { SearchEngine } from '../adapters/search-engine.ts'
import { breakerOf } from './breaker.ts'
import type { CourseDocument } from './documents.ts'
import { indexName } from './index-settings.ts'
import { facetKeys, type FacetKey, type Found, type Question } from './question.ts'

type Asked = { portal_id: number; question: Question; log: Logger }

/** Meilisearch's answer, or null when it is away, slow, or has no index: then Postgres answers. */
export async function askMeilisearch(engine: SearchEngine, { portal_id, question, log }: Asked): Promise<Found | null> {
  const breaker = breakerOf(engine)
  if (!engine.client || !breaker.mayAsk()) return null
  try {
    const chosen = facetKeys.filter((key) => question.filters[key])
    const { results } = await engine.client.multiSearch<{ queries: MultiSearchQuery[] }, CourseDocument>({
      queries: [pageQuery(portal_id, question), ...chosen.map((key) => facetQuery(portal_id, question, key))],
    })
    breaker.answered()
    const [page, ...others] = results
    if (!page) return null
    const facets = Object.fromEntries(
      facetKeys.map((key) => {
        const from = chosen.includes(key) ? others[chosen.indexOf(key)] : page
        return [key, new Map(Object.entries(from?.facetDistribution?.[key] ?? {}))]
      }),
    ) as Record<FacetKey, Map<string, number>>
    return {
      courses: page.hits.map((hit) => hit.card),
      total: 'totalHits' in page ? Number(page.totalHits) : 0,
      facets,
    }
  } catch (error) {
    // A quick no (the index is being made) costs nobody time; silence and 5xx do.
    if (!(error instanceof MeilisearchApiError) || error.response.status >= 500) breaker.failed()
    log.warn({ err: error }, 'Meilisearch did not answer; Postgres does')
    return null
  }
}

function pageQuery(portal_id: number, question: Question): MultiSearchQuery {
  return {
    ...asked(portal_id, question),
    sort: sortOf(question),
    page: question.page,
    hitsPerPage: catalogPageSize,
    facets: facetKeys.filter((key) => !question.filters[key]),
    attributesToRetrieve: ['card'],
  }
}

/** Counts the values of one chosen filter as if it were not chosen. */
const facetQuery = (portal_id: number, question: Question, key: FacetKey): MultiSearchQuery => ({
  ...asked(portal_id, { ...question, filters: { ...question.filters, [key]: undefined } }),
  limit: 0,
  facets: [key],
})

const asked = (portal_id: number, question: Question): MultiSearchQuery => ({
  indexUid: indexName,
  q: question.words.join(' '),
  matchingStrategy: 'all',
  filter: filterOf(portal_id, question),
})

/** Each entry narrows the others. The portal comes from the scope of the call, never from its caller. */
export function filterOf(portal_id: number, { filters, price_min, price_max }: Question): string[] {
  const chosen = facetKeys.flatMap((key) =>
    filters[key] ? [`${key} IN [${filters[key].map(quoted).join(', ')}]`] : [],
  )
  return [
    `portal_id = ${portal_id}`,
    ...chosen,
    ...(price_min === undefined ? [] : [`price >= ${price_min}`]),
    ...(price_max === undefined ? [] : [`price <= ${price_max}`]),
  ]
}

/** A text that stays one text in a filter, whatever it holds. */
const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const newestFirst = ['published_at:desc', 'id:desc']
const sorts: Readonly<Record<Sort, readonly string[]>> = {
  popularity: ['popularity:desc', ...newestFirst],
  newest: newestFirst,
  oldest: ['published_at:asc', 'id:asc'],
  title_asc: ['title:asc', 'id:asc'],
  title_desc: ['title:desc', 'id:desc'],
  updated: ['updated_at:desc', 'id:desc'],
}

/** A phrase in the default order means: the best match first, popularity among equals (the last ranking rules). */
const sortOf = ({ sort, words }: Question): string[] =>
  sort === 'popularity' && words.length > 0 ? [] : [...sorts[sort]]
