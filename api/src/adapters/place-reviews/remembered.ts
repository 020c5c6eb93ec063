import { LRUCache } from 'lru-cache'
import type { PlaceReviews, ReadPlaceReviews } from './place-reviews.ts'

/** Quota and speed ask for it (OP-56); Google's terms restrict keeping its content: in memory only, and not for long. */
const kept_ms = 10 * 60_000
/** After a failure nobody asks again at once. */
const failedKept_ms = 60_000
const mostPlaces = 1_000

type Known = { reviews: PlaceReviews | null }

/** Each place is asked for once in a while, however many visitors look at its reviews at once; a failure reads as no reviews. */
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
