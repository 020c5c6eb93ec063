import type { Config } from '../../config.ts'
import { openMeilisearch } from './meilisearch.ts'
import type { SearchEngine } from './search-engine.ts'

/** Opens Meilisearch, or returns null if none is configured; Postgres then answers searches. */
export function createSearchEngine(config: Pick<Config, 'MEILI_URL' | 'MEILI_KEY'>): SearchEngine | null {
  return config.MEILI_URL ? openMeilisearch({ url: config.MEILI_URL, key: config.MEILI_KEY }) : null
}
