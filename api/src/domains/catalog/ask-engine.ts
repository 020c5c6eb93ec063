import type { Logger } from 'pino'
import {
  SearchEngineRefused,
  type SearchEngine,
  type SearchQuery,
  type SearchResult,
} from '../../adapters/search-engine/search-engine.ts'
import { breakerOf } from './breaker.ts'

/** What the engine answers to some questions at once, or null when it is away, slow, or has no index: Postgres answers then. */
export async function askEngine<Document extends object>(
  engine: SearchEngine | null,
  { queries, log }: { queries: readonly SearchQuery[]; log: Logger },
): Promise<SearchResult<Document>[] | null> {
  if (!engine) return null
  const breaker = breakerOf(engine)
  if (!breaker.mayAsk()) return null
  try {
    const results = await engine.search<Document>(queries)
    breaker.answered()
    return results
  } catch (error) {
    // A quick no (the index is being made) costs nobody time; silence and 5xx do.
    if (!(error instanceof SearchEngineRefused)) breaker.failed()
    log.warn({ err: error }, 'Meilisearch did not answer; Postgres does')
    return null
  }
}
