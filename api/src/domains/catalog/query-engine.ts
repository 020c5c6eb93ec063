import type { Logger } from 'pino'
import {
  SearchEngineRejected,
  type SearchEngine,
  type SearchQuery,
  type SearchResult,
} from '../../adapters/search-engine/search-engine.ts'
import { breakerOf } from './breaker.ts'

/** Sends several queries to the engine at once. Returns null if it is unavailable, slow or has no index; the caller then falls back to Postgres. */
export async function queryEngine<Document extends object>(
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
    // A quick refusal (the index is still being built) costs no time; only timeouts and 5xx open the breaker.
    if (!(error instanceof SearchEngineRejected)) breaker.failed()
    log.warn({ err: error }, 'Meilisearch did not answer; Postgres does')
    return null
  }
}
