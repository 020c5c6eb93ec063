import { MeilisearchApiError, MeilisearchRequestError } from 'meilisearch'
import { SearchEngineUnavailable, SearchEngineRejected } from './search-engine.ts'

/** Runs a call and converts the SDK's errors to our own; a 5xx answer stays as it is. */
export async function withMappedErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof MeilisearchRequestError) throw new SearchEngineUnavailable(error.message, { cause: error })
    if (error instanceof MeilisearchApiError && error.response.status < 500)
      throw new SearchEngineRejected(error.message, { cause: error })
    throw error
  }
}

/** Returns the result of a read, or null if its target does not exist. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof MeilisearchApiError && error.response.status === 404) return null
    throw error
  }
}
