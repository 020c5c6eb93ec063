import { LRUCache } from 'lru-cache'
import type { PlaceReviews, ReadPlaceReviews } from './place-reviews.ts'

/** Cached for quota and speed (OP-56), but only in memory and briefly: Google's terms restrict storing its content. */
const cache_ms = 10 * 60_000
/** Wait after a failure before asking the provider again. */
const failureCache_ms = 60_000
const mostPlaces = 1_000

type CachedEntry = { reviews: PlaceReviews | null }

/** Caches reviews per place, so that many concurrent visitors cause one request. A failure reads as no reviews. */
export function cachedReviews(read: ReadPlaceReviews, onFailure: (error: unknown) => void): ReadPlaceReviews {
  const known = new LRUCache<string, CachedEntry>({
    max: mostPlaces,
    ttl: cache_ms,
    fetchMethod: async (place_id, _stale, { options }) => {
      try {
        return { reviews: await read(place_id) }
      } catch (error) {
        onFailure(error)
        options.ttl = failureCache_ms
        return { reviews: null }
      }
    },
  })
  return async (place_id) => (await known.fetch(place_id))?.reviews ?? null
}
