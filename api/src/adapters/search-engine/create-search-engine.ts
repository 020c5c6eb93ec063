import type { Config } from '../../config.ts'
import { openMeilisearch } from './meilisearch.ts'
import type { SearchEngine } from './search-engine.ts'

/** Meilisearch; null while none is configured, and then Postgres answers searches. */
export function createSearchEngine(config: Pick<Config, 'MEILI_URL' | 'MEILI_KEY'>): SearchEngine | null {
  return config.MEILI_URL ? openMeilisearch({ url: config.MEILI_URL, key: config.MEILI_KEY }) : null
}
