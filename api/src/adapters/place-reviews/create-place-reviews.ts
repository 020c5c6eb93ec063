import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { openGooglePlaces } from './google-places.ts'
import type { ReadPlaceReviews } from './place-reviews.ts'
import { cachedReviews } from './cached-reviews.ts'

const google = 'https://places.googleapis.com'

/** Google's reviews, or those of the local stand-in; returns none without a key (OP-56). */
export function createPlaceReviews(
  { GOOGLE_PLACES_KEY: key, GOOGLE_PLACES_URL: url }: Pick<Config, 'GOOGLE_PLACES_KEY' | 'GOOGLE_PLACES_URL'>,
  { log }: { log: Logger },
): ReadPlaceReviews {
  if (key === '') return async () => null
  return cachedReviews(openGooglePlaces({ url: url || google, key }), (error) =>
    log.warn({ err: error }, 'reviews of a place could not be read'),
  )
}
