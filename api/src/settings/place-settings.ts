import { declare } from './declare.ts'
import { webUrl, key } from './setting-kinds.ts'

/** Settings for reviews of a place. */
export const placeSettings = {
  GOOGLE_PLACES_KEY: declare(
    key('a key of Google’s Places API', /^[\w-]{10,100}$/),
    '',
    'Google’s Places API, for the reviews of portals that name their place; empty: none are shown. With the embedded database: the local service',
  ),
  GOOGLE_PLACES_URL: declare(
    webUrl('http://127.0.0.1:port', 'http:'),
    '',
    'the local service for reviews, set by start only',
  ),
}
