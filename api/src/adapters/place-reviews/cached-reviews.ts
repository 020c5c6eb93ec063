import { LRUCache } from 'lru-cache'
import type { KnownReviews, ReadKnownReviews, ReadPlaceReviews } from './place-reviews.ts'

/** Cached for quota and speed (OP-56), but only in memory and briefly: Google's terms restrict storing its content. */
const cache_ms = 10 * 60_000
/** Wait after a failure before asking the provider again. */
const failureCache_ms = 60_000
const mostPlaces = 1_000

/** Caches reviews per place, so that many concurrent visitors cause one request. A failure is remembered, too. */
export function cachedReviews(read: ReadPlaceReviews, onFailure: (error: unknown) => void): ReadKnownReviews {
  const known = new LRUCache<string, KnownReviews>({
    max: mostPlaces,
    ttl: cache_ms,
    fetchMethod: async (place_id, _stale, { options }) => {
      try {
        return { reviews: await read(place_id), failed: false }
      } catch (error) {
        onFailure(error)
        options.ttl = failureCache_ms
        return { reviews: null, failed: true }
      }
    },
  })
  return async (place_id) => (await known.fetch(place_id)) ?? { reviews: null, failed: true }
}
