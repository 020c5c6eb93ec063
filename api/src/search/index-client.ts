import { Meilisearch, MeilisearchApiError, type EnqueuedTaskPromise } from 'meilisearch'
import { uncompressed } from '../adapters/search-engine.ts'
import type { Config } from '../config.ts'

const patience_ms = 600_000

/** For writing to the index, with a longer timeout than the client that visitors wait for. Null without a Meilisearch. */
export const indexClient = (config: Pick<Config, 'MEILI_URL' | 'MEILI_KEY'>): Meilisearch | null =>
  config.MEILI_URL
    ? new Meilisearch({ host: config.MEILI_URL, apiKey: config.MEILI_KEY, timeout: 30_000, requestInit: uncompressed })
    : null

/** 202 means accepted, not indexed: waits for the task's end and throws when it failed. */
export async function settled(enqueued: EnqueuedTaskPromise): Promise<void> {
  const task = await enqueued.waitTask({ timeout: patience_ms, interval: 25 })
  if (task.status !== 'succeeded')
    throw new Error(
      `Meilisearch task ${task.uid} (${task.type}) ${task.status}: ${task.error?.message ?? 'no reason given'}`,
    )
}

/** The answer of a read, or null for what does not exist. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof MeilisearchApiError && error.response.status === 404) return null
    throw error
  }
}
