import { MeilisearchApiError, MeilisearchRequestError } from 'meilisearch'
import { SearchEngineAway, SearchEngineRefused } from './search-engine.ts'

/** Runs a call with the SDK's errors in our own; a 5xx answer stays what it is. */
export async function inOurErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof MeilisearchRequestError) throw new SearchEngineAway(error.message, { cause: error })
    if (error instanceof MeilisearchApiError && error.response.status < 500)
      throw new SearchEngineRefused(error.message, { cause: error })
    throw error
  }
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
