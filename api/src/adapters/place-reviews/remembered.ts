import { LRUCache } from 'lru-cache'
import type { PlaceReviews, ReadPlaceReviews } from './place-reviews.ts'

/** Cached for quota and speed (OP-56), but only in memory and briefly: Google's terms restrict storing its content. */
const kept_ms = 10 * 60_000
/** Wait after a failure before asking the provider again. */
const failedKept_ms = 60_000
const mostPlaces = 1_000

type Known = { reviews: PlaceReviews | null }

/** Caches reviews per place, so that many concurrent visitors cause one request. A failure reads as no reviews. */
export function rememberedReviews(read: ReadPlaceReviews, onFailure: (error: unknown) => void): ReadPlaceReviews {
  const known = new LRUCache<string, Known>({
    max: mostPlaces,
    ttl: kept_ms,
    fetchMethod: async (place_id, _stale, { options }) => {
      try {
        return { reviews: await read(place_id) }
      } catch (error) {
        onFailure(error)
        options.ttl = failedKept_ms
        return { reviews: null }
      }
    },
  })
  return async (place_id) => (await known.fetch(place_id))?.reviews ?? null
}
