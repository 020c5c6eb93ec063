import { Meilisearch } from 'meilisearch'
import type { Config } from '../config.ts'

// Node's fetch asks for gzip, which Meilisearch sends in pieces that wait 40 ms for a delayed acknowledgment.
export const uncompressed: RequestInit = { headers: { 'accept-encoding': 'identity' } }

/** Meilisearch; null while none is configured, and then Postgres answers searches. */
export type SearchEngine = { client: Meilisearch | null }

export function createSearchEngine(config: Pick<Config, 'MEILI_URL' | 'MEILI_KEY'>): SearchEngine {
  // A search that waits longer than this is answered by Postgres instead.
  return {
    client: config.MEILI_URL
      ? new Meilisearch({ host: config.MEILI_URL, apiKey: config.MEILI_KEY, timeout: 1_500, requestInit: uncompressed })
      : null,
  }
}
