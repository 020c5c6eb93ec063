import { Meilisearch, type EnqueuedTaskPromise, type MultiSearchQuery } from 'meilisearch'
import type { Config } from '../../config.ts'
import { withMappedErrors, orNull } from './meilisearch-errors.ts'
import { resultOf, sdkQuery } from './meilisearch-query.ts'
import { sdkSettings } from './meilisearch-settings.ts'
import type { SearchEngine } from './search-engine.ts'

// Node's fetch requests gzip, which Meilisearch sends in pieces that wait 40 ms for a delayed ACK.
const uncompressed: RequestInit = { headers: { 'accept-encoding': 'identity' } }
// After this time, Postgres answers the search instead.
const searchTimeout_ms = 1_500
const writeTimeout_ms = 30_000
const taskTimeout_ms = 600_000
const primaryKey = 'id'

/** The only module that calls Meilisearch. Opens no connection before the first call. */
export function openMeilisearch({ url, key }: { url: string; key: string | undefined }): SearchEngine {
  const client = (timeout: number) => new Meilisearch({ host: url, apiKey: key, timeout, requestInit: uncompressed })
  const reader = client(searchTimeout_ms)
  const writer = client(writeTimeout_ms)
  const exists = async (index: string) => (await orNull(writer.getRawIndex(index))) !== null
  return {
    isHealthy: () => reader.isHealthy(),
    search: <Document extends object>(queries: Parameters<SearchEngine['search']>[0]) =>
      withMappedErrors(async () => {
        const { results } = await reader.multiSearch<{ queries: MultiSearchQuery[] }, Document>({
          queries: queries.map(sdkQuery),
        })
        return results.map(resultOf)
      }),
    countDocuments: (index) =>
      withMappedErrors(async () => (await orNull(writer.index(index).getStats()))?.numberOfDocuments ?? null),
    readDocument: <Document extends object>(index: string, id: string) =>
      withMappedErrors<Document | null>(() => orNull(writer.index<Document>(index).getDocument(id))),
    createIndex: (index, settings) =>
      withMappedErrors(async () => {
        if (await exists(index)) await settled(writer.deleteIndex(index))
        await settled(writer.createIndex(index, { primaryKey }))
        await settled(writer.index(index).updateSettings(sdkSettings(settings)))
      }),
    upsert: (index, documents) =>
      withMappedErrors(() => settled(writer.index(index).addDocuments([...documents], { primaryKey }))),
    remove: (index, ids) => withMappedErrors(() => settled(writer.index(index).deleteDocuments([...ids]))),
    replaceIndex: ({ from, to }) =>
      withMappedErrors(async () => {
        const isFirst = !(await exists(to))
        await settled(writer.swapIndexes([{ indexes: [from, to], rename: isFirst }]))
        if (!isFirst) await settled(writer.deleteIndex(from))
      }),
  }
}

/** 202 means accepted, not indexed: waits for the task to end and throws if it failed. */
async function settled(enqueued: EnqueuedTaskPromise): Promise<void> {
  const task = await enqueued.waitTask({ timeout: taskTimeout_ms, interval: 25 })
  if (task.status !== 'succeeded')
    throw new Error(
      `Meilisearch task ${task.uid} (${task.type}) ${task.status}: ${task.error?.message ?? 'no reason given'}`,
    )
}

/** Opens Meilisearch, or returns null if none is configured; Postgres then answers searches. */
export function createSearchEngine(config: Pick<Config, 'MEILI_URL' | 'MEILI_KEY'>): SearchEngine | null {
  return config.MEILI_URL ? openMeilisearch({ url: config.MEILI_URL, key: config.MEILI_KEY }) : null
}
