import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { openGooglePlaces } from './google-places.ts'
import type { ReadKnownReviews } from './place-reviews.ts'
import { cachedReviews } from './cached-reviews.ts'

const google = 'https://places.googleapis.com'

/** Google's reviews, or those of the local stand-in; without a key there are none, and staff can tell (OP-56). */
export function createPlaceReviews(
  { GOOGLE_PLACES_KEY: key, GOOGLE_PLACES_URL: url }: Pick<Config, 'GOOGLE_PLACES_KEY' | 'GOOGLE_PLACES_URL'>,
  { log }: { log: Logger },
): ReadKnownReviews {
  if (key === '') return async () => ({ reviews: null, failed: true })
  return cachedReviews(openGooglePlaces({ url: url || google, key }), (error) =>
    log.warn({ err: error }, 'reviews of a place could not be read'),
  )
}
